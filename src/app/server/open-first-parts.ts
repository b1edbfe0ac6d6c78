import { type DbServer, openServer } from '#platform/db/open-server.ts';
import { createSiteTime, type SiteTime } from '#platform/jobs/site-time.ts';
import { createLog } from '#platform/log/create-log.ts';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { logSetup, folderFault } from './check-setup.ts';
import { endWithGrace } from './end-with-grace.ts';
import { type OpenLeague, openLeague } from './open-league.ts';

/** What a process opens before its other modules are loaded. `opening` may reject with `CannotStart`. */
export type FirstParts = Output & {
  opening: ReturnType<typeof openLeagueAndServer>;
  /** sets what is stopped before the process ends */
  stopAtEnd: (stop: () => Promise<void>) => void;
};

/** The log of a development start, the private database and the opening day of a simulated season are stored there. */
function needsDataFolder({ isProduction, databaseUrl, league, leagueUrl }: Settings): boolean {
  if (!isProduction || databaseUrl === null) return true;
  return leagueUrl === null && (league.kind === 'auto' || league.kind === 'simulated');
}

/**
 * Opens the log, and begins to open the league and the database server: their processes start while this one loads its modules.
 * Throws `CannotStart`.
 */
export function openFirstParts(settings: Settings): FirstParts {
  const fault = needsDataFolder(settings) ? folderFault(settings.dataDir) : null;
  if (fault !== null) throw new CannotStart(`DATA_DIR cannot be written: ${settings.dataDir} (${fault})`);
  const log = createLog(settings);
  const print = (line: string) => (settings.isProduction ? log.info(line) : process.stdout.write(`${line}\n`));
  const stopAtEnd = endWithGrace({ log, print });
  logSetup(settings, log);
  const time = createSiteTime(Date.now);
  const opening = openLeagueAndServer(settings, { print, log, time });
  // a rejection before the modules are loaded is reported where the promise is awaited
  opening.catch(() => {});
  return { print, log, time, opening, stopAtEnd };
}

export type Output = {
  /** prints a line for the operator */
  print(line: string): void;
  log: ReturnType<typeof createLog>;
  time: SiteTime;
};

/** Opens the league and the database server at the same time; if one fails, stops the other. */
export async function openLeagueAndServer(
  settings: Settings,
  { print, log, time }: Output,
): Promise<{ league: OpenLeague; server: DbServer }> {
  const logError = (message: string) => log.error({ output: message }, 'The league process reported an error');
  const opening = openLeague(settings, { print, logError, realNow: time.now });
  const [league, server] = await Promise.allSettled([opening, openServer(settings)]);
  if (league.status === 'fulfilled' && server.status === 'fulfilled')
    return { league: league.value, server: server.value };
  if (league.status === 'fulfilled') await league.value.process?.stop();
  if (server.status === 'fulfilled') await server.value.stop();
  throw league.status === 'rejected' ? league.reason : server.status === 'rejected' ? server.reason : null;
}
