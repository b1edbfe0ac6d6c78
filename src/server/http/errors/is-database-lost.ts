/** Classes of PostgreSQL's own codes: connection trouble, out of resources, stopped by its operator. */
const lostClasses = /^(08|53|57P)/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** what the driver says without a code */
const words = /Connection terminated|timeout exceeded when trying to connect/;

/** Whether a failure means that the database cannot be reached, rather than that it was asked something wrong. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // the socket of a private server that is gone is a missing file
  const isNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  if (isNoSocket || networkCodes.has(code) || lostClasses.test(code) || words.test(error.message)) return true;
  return isDatabaseLost(error.cause);
}
