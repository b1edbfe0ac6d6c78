import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { formatError } from '#platform/log/serialize-error.ts';

type Options = {
  log: Pick<FastifyBaseLogger, 'fatal'>;
  print(line: string): void;
};

const maxStopMs = 9000;

/**
 * Ends the process on a signal, and after an error or rejection that nothing handled, because its state is unknown. What is given to the
 * returned function is stopped before, for at most 9 s. A second SIGTERM ends the process at once.
 */
export function endWithGrace({ log, print }: Options): (stop: () => Promise<void>) => void {
  let stopAll = async () => {};
  let isInterrupted = false;
  const { close } = closeWithGrace(
    { delay: maxStopMs, logger: false, skip: ['SIGINT', 'SIGUSR2', 'beforeExit'] },
    async ({ err }) => {
      if (err === undefined) print('Stopping …');
      else {
        log.fatal({ err }, 'The process ends because of an unexpected error');
        // Node would print the error with the parameters of database queries
        process.stderr.write(`${formatError(err)}\n`);
      }
      await stopAll();
    },
  );
  // the terminal and npm both send the signal of one Ctrl-C: a second one must not end the process at once
  process.on('SIGINT', () => {
    if (!isInterrupted) close();
    isInterrupted = true;
  });
  return (stop) => {
    stopAll = stop;
  };
}
