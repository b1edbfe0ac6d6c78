import type { FreeAgents } from '#contract/free-agents.ts';
import { readSeasonChoice, type SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { readFreeAgents } from '#server/statsapi/free-agents/read-free-agents.ts';

/** Seasons that are looked through for free agents when none is asked for. */
const lookBack = 3;

/** The free agents after a season: the one asked for, else the newest that has any. */
export async function listFreeAgents(source: SeasonSource, asked?: string): Promise<FreeAgents> {
  if (asked !== undefined) return ofSeason(source, asked);
  const { newest, seasons } = await readSeasonChoice(source);
  for (const season of seasons.slice(0, lookBack)) {
    const list = await ofSeason(source, season);
    if (list.agents.length > 0) return list;
  }
  return ofSeason(source, newest);
}

async function ofSeason({ client }: SeasonSource, season: string): Promise<FreeAgents> {
  const { value: agents, asOf, isStale } = await readFreeAgents(client, season);
  return { season, agents, freshness: { asOf, isStale } };
}
