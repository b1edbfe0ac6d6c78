import { baseballDay, baseballHour } from '#domain/game/baseball-day.ts';
import { addDays } from '#domain/seasons/add-days.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { isLive } from '#domain/game/predicates.ts';
import type { Clock } from '#server/clock.ts';
import { readSchedule } from '#server/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

/** by then even the longest night is over */
const lastHour = 6;

/**
 * Games of the evening before that are still being played: a baseball day ends by the state of its games, not at midnight.
 * An upstream that does not tell costs the list these games and nothing else.
 */
export async function lateGames(client: StatsApiClient, clock: Clock, level: number): Promise<GameCard[]> {
  const now = clock.now();
  if (baseballHour(now) >= lastHour) return [];
  const evening = await readSchedule(client, { date: addDays(baseballDay(now), -1), level }).catch(() => null);
  return evening?.value.filter(isLive) ?? [];
}
