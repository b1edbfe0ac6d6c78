import { readSeasonChoice } from '#features/league/server.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readPlayerList } from '#sources/statsapi/read-player.ts';
import { freeAgents, type FreeAgents } from './contract.ts';
import { signPlaying } from './rules.ts';
import { readFreeAgents } from './upstream.ts';

export function freeAgentRoutes(services: Services) {
  return { freeAgents: serveData(freeAgents, ({ query }) => listFreeAgents(services, query.season)) };
}

/** The number of seasons that are searched for the newest one with free agents. */
const searchedSeasons = 3;

/** Lists the free agents after a season (default: the newest one with any). */
export async function listFreeAgents(services: LeagueServices, requested?: string): Promise<FreeAgents> {
  const { newest, seasons } = await readSeasonChoice(services);
  const first = await findNewest(services.client, seasons);
  const season = requested ?? seasons[first] ?? newest;
  const next = String(Number(season) + 1);
  const [{ value: agents, asOf, isStale }, clubs] = await Promise.all([
    readFreeAgents(services.client, season),
    next > newest ? null : readClubs(services.client, next),
  ]);
  const listed = clubs === null ? agents : signPlaying(agents, { season: next, clubs });
  return { season, seasons: seasons.slice(first), agents: listed, freshness: { asOf, isStale } };
}

/** The club of each player of a season; null if the upstream fails. */
async function readClubs(
  client: StatsApiClient,
  season: string,
): Promise<Parameters<typeof signPlaying>[1]['clubs'] | null> {
  const players = await nullIfUpstreamFails(readPlayerList(client, { season }));
  if (players === null) return null;
  return new Map(
    players.value.flatMap(({ id, teamId }) => {
      const name = clubNamesOf(teamId ?? 0)?.name;
      return teamId === null || name === undefined ? [] : [[id, { id: teamId, name }] as const];
    }),
  );
}

/** The place of the newest season with free agents; 0 if there is none. */
async function findNewest(client: StatsApiClient, seasons: readonly string[]): Promise<number> {
  for (const [index, season] of seasons.slice(0, searchedSeasons).entries())
    if ((await readFreeAgents(client, season)).value.length > 0) return index;
  return 0;
}
