import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { seasonChoice } from '#rules/baseball/season-choice.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readSeasons } from '#sources/statsapi/read-seasons.ts';
import { seasons } from '../contract.ts';

export type SeasonSource = { client: StatsApiClient; clock: Clock };

/** Reads the seasons that can be chosen and the default one. */
export async function readSeasonChoice({ client, clock }: SeasonSource) {
  const { value } = await readSeasons(client);
  return seasonChoice(value, baseballDay(clock.now()));
}

/** Returns the requested season or, if there is none, the newest. */
export async function resolveSeason(source: SeasonSource, requested?: string): Promise<string> {
  return requested ?? (await readSeasonChoice(source)).newest;
}

export function seasonRoutes(source: SeasonSource) {
  return { seasons: serveData(seasons, () => readSeasonChoice(source)) };
}
