import type { FreeAgents } from '../contract.ts';
import { readSeasonChoice, type SeasonSource } from '#features/site/server/seasons/read-season-choice.ts';
import { readFreeAgents } from '../upstream/read-free-agents.ts';

/** The number of seasons that are searched if the request names none. */
const searchedSeasons = 3;

/** Lists the free agents after a season (default: the newest one with any). */
export async function listFreeAgents(source: SeasonSource, requested?: string): Promise<FreeAgents> {
  if (requested !== undefined) return listSeason(source, requested);
  const { newest, seasons } = await readSeasonChoice(source);
  for (const season of seasons.slice(0, searchedSeasons)) {
    const list = await listSeason(source, season);
    if (list.agents.length > 0) return list;
  }
  return listSeason(source, newest);
}

async function listSeason({ client }: SeasonSource, season: string): Promise<FreeAgents> {
  const { value: agents, asOf, isStale } = await readFreeAgents(client, season);
  return { season, agents, freshness: { asOf, isStale } };
}
