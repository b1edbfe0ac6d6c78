import { type DbServer, openServer } from '#platform/db/open-server.ts';
import { type OpenLeague, openLeague } from './league-process/open-league.ts';
import type { createLog } from '#platform/log/create-log.ts';
import type { Settings } from '#platform/settings/settings.ts';

export type Output = {
  /** prints a line for the operator */
  print(line: string): void;
  log: ReturnType<typeof createLog>;
};

/** Opens the league and the database server at the same time; if one fails, stops the other. */
export async function openLeagueAndServer(
  settings: Settings,
  { print, log }: Output,
): Promise<{ league: OpenLeague; server: DbServer }> {
  const logError = (message: string) => log.error({ output: message }, 'The league process reported an error');
  const opening = openLeague(settings, { print, logError });
  const [league, server] = await Promise.allSettled([opening, openServer(settings)]);
  if (league.status === 'fulfilled' && server.status === 'fulfilled')
    return { league: league.value, server: server.value };
  if (league.status === 'fulfilled') await league.value.process?.stop();
  if (server.status === 'fulfilled') await server.value.stop();
  throw league.status === 'rejected' ? league.reason : server.status === 'rejected' ? server.reason : null;
}
