import type { GameCard } from '#domain/game/game-card.ts';
import { addDays } from '#domain/seasons/add-days.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { readPastDays } from '#server/statsapi/schedule/read-past-days.ts';
import { readClubRecords } from './read-club-records.ts';
import { replayGame } from './replay-game.ts';
import type { SimulationContext } from './simulation-context.ts';

type Range = { from: string; to: string };

const startOf = ({ startsAt }: GameCard): number => startsAt ?? Infinity;

/**
 * Plays days that are over (YYYY-MM-DD, both included), game by game in the order of first pitches. `isStopped` is asked
 * before each game: each is whole by itself, so that a stop loses nothing. Resolves to the first day that is not done.
 */
export async function replayPastDays(
  scene: SimulationContext,
  client: StatsApiClient,
  { from, to }: Range,
  isStopped: () => boolean,
): Promise<string> {
  const { value: days, asOf } = await readPastDays(client, { level: 1, from, to });
  for (const { date, games } of days) {
    const records = await readClubRecords(scene, date);
    for (const card of games.toSorted((one, other) => startOf(one) - startOf(other))) {
      if (isStopped()) return date;
      await replayGame(scene, { card, asOf, records });
    }
  }
  return addDays(to, 1);
}
