import { freeAgents, type FreeAgents } from './contract.ts';
import { type SeasonSource, readSeasonChoice } from '#features/site/server/read-season-choice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { readFreeAgents } from './upstream.ts';

export function freeAgentRoutes(source: SeasonSource) {
  return { freeAgents: serveData(freeAgents, ({ query }) => listFreeAgents(source, query.season)) };
}

/** The number of seasons that are searched for the newest one with free agents. */
const searchedSeasons = 3;

/** Lists the free agents after a season (default: the newest one with any). */
export async function listFreeAgents(source: SeasonSource, requested?: string): Promise<FreeAgents> {
  const { newest, seasons } = await readSeasonChoice(source);
  const first = await findNewest(source, seasons);
  const season = requested ?? seasons[first] ?? newest;
  const { value: agents, asOf, isStale } = await readFreeAgents(source.client, season);
  return { season, seasons: seasons.slice(first), agents, freshness: { asOf, isStale } };
}

/** The place of the newest season with free agents; 0 if there is none. */
async function findNewest({ client }: SeasonSource, seasons: readonly string[]): Promise<number> {
  for (const [index, season] of seasons.slice(0, searchedSeasons).entries())
    if ((await readFreeAgents(client, season)).value.length > 0) return index;
  return 0;
}
