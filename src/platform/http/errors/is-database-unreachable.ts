/** Classes of PostgreSQL error codes: connection failure, insufficient resources, operator intervention. */
const connectionClasses = /^(08|53|57P)/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** messages of the driver that have no code */
const connectionMessages = /Connection terminated|timeout exceeded when trying to connect/;

/** Whether an error means that the database cannot be reached, and not that a query is wrong. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // the socket of a stopped embedded server is a missing file
  const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  if (
    isSocketMissing ||
    networkCodes.has(code) ||
    connectionClasses.test(code) ||
    connectionMessages.test(error.message)
  )
    return true;
  return isDatabaseUnreachable(error.cause);
}
