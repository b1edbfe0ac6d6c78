import type { FastifyBaseLogger } from 'fastify';
import { formatError } from './serialize-error.ts';

/**
 * Ends the process after an error or rejection that nothing handled, because its state is unknown. Node would print the error
 * with the parameters of database queries.
 */
export function exitOnFatalError(log: Pick<FastifyBaseLogger, 'fatal'>): void {
  const exit = (error: unknown) => {
    log.fatal({ err: error }, 'The process ends because of an unexpected error');
    process.stderr.write(`${formatError(error)}\n`);
    process.exit(1);
  };
  process.on('uncaughtException', exit);
  process.on('unhandledRejection', exit);
}
