import { logSetup } from './check-setup.ts';
import { openSharedServer } from './db/open-server.ts';
import { createLog } from './log/create-log.ts';
import { exitOnFatalError } from './log/exit-on-fatal-error.ts';
import { openLeagueAndServer, type Output } from './open-league-and-server.ts';
import type { Settings } from './settings.ts';
import { readWorkerLeague } from './workers/worker-league.ts';

/** What a process opens before its other modules are loaded. `opening` may reject with `CannotStart`. */
export type FirstParts = Output & { isWorker: boolean; opening: ReturnType<typeof openLeagueAndServer> };

/**
 * Opens the log, and begins to open the league and the database server: their processes start while this one loads its modules. A
 * worker uses those of the first process.
 */
export function openFirstParts(settings: Settings): FirstParts {
  const log = createLog(settings);
  exitOnFatalError(log);
  const print = (line: string) => (settings.isProduction ? log.info(line) : process.stdout.write(`${line}\n`));
  const league = readWorkerLeague(process.env);
  const isWorker = league !== null;
  if (!isWorker) logSetup(settings, log);
  const opening = isWorker
    ? openSharedServer(settings).then((server) => ({ league, server }))
    : openLeagueAndServer(settings, { print, log });
  // a rejection before the modules are loaded is reported where the promise is awaited
  opening.catch(() => {});
  return { print, log, isWorker, opening };
}
