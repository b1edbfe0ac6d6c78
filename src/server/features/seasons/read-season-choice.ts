import { baseballDay } from '#domain/game/baseball-day.ts';
import { seasonChoice } from '#domain/seasons/season-choice.ts';
import type { Clock } from '#server/clock.ts';
import { readSeasons } from '#server/statsapi/seasons/read-seasons.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

export type SeasonSource = { client: StatsApiClient; clock: Clock };

/** The seasons to choose from, and which one is shown unless another is asked for. */
export async function readSeasonChoice({ client, clock }: SeasonSource) {
  const { value } = await readSeasons(client);
  return seasonChoice(value, baseballDay(clock.now()));
}
