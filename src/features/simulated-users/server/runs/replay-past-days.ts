import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readPastDays } from '#sources/statsapi/schedule/read-past-days.ts';
import { readClubRecords } from './read-club-records.ts';
import { replayGame } from './replay-game.ts';
import type { SimulationContext } from './simulation-context.ts';

type Range = { from: string; to: string };

const startTime = ({ startsAt }: GameCard): number => startsAt ?? Infinity;

/**
 * Replays past days (YYYY-MM-DD, both inclusive), game by game in the order of first pitches. Checks `isStopped` before each
 * game; a stop loses no finished game. Resolves to the first day that is not finished.
 */
export async function replayPastDays(
  context: SimulationContext,
  client: StatsApiClient,
  { from, to }: Range,
  isStopped: () => boolean,
): Promise<string> {
  const { value: days, asOf } = await readPastDays(client, { level: 1, from, to });
  for (const { date, games } of days) {
    const records = await readClubRecords(context, date);
    for (const card of games.toSorted((one, other) => startTime(one) - startTime(other))) {
      if (isStopped()) return date;
      await replayGame(context, { card, asOf, records });
    }
  }
  return addDays(to, 1);
}
