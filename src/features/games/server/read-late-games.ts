import { baseballDay, baseballHour } from '#rules/baseball/game/baseball-day.ts';
import { addDays } from '#rules/baseball/seasons/days.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

/** the last hour (US Eastern) in which games of the evening before may be live */
const lastHour = 6;

/** Reads the games of the day before `now`, while some may be live; null later, and if the upstream fails. */
export async function readLateDay(
  client: StatsApiClient,
  now: number,
  level: number,
): Promise<UpstreamResponse<GameCard[]> | null> {
  if (baseballHour(now) >= lastHour) return null;
  return readSchedule(client, { date: addDays(baseballDay(now), -1), level }).catch(() => null);
}

/** Reads the live games of the day before `now`, which are listed after midnight as well. Empty if the upstream fails. */
export async function readLateGames(client: StatsApiClient, now: number, level: number): Promise<GameCard[]> {
  return (await readLateDay(client, now, level))?.value.filter(isLive) ?? [];
}
