import { and, inArray } from 'drizzle-orm';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { LockingGame } from '#rules/picks/next-lock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { picks } from '#platform/db/schema.ts';
import { readStoredLocks, toLockingGames } from '#features/picks/server/my-picks/read-evening.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';

export type DayGames = {
  cards: ReadonlyMap<number, GameCard>;
  /** `picked`: the games of a user's picks */
  lockingGames(picked: ReadonlySet<number>): LockingGame[];
};

const majorLeague = 1;

/** Reads the major-league games of a day (YYYY-MM-DD) with their locks. `now`: epoch ms, league clock. */
export async function readDayGames(
  { db, client }: { db: Db; client: StatsApiClient },
  today: string,
  now: number,
): Promise<DayGames> {
  const [{ value: cards }, locks] = await Promise.all([
    readSchedule(client, { date: today, level: majorLeague }),
    readStoredLocks(db, today, now),
  ]);
  return {
    cards: new Map(cards.map((card) => [card.gamePk, card])),
    lockingGames: (picked) => toLockingGames(cards, { locks, picked, now }),
  };
}

/** The games of a day that each of some users has picked. */
export async function readPicked(db: Db, gamePks: number[], userIds: number[]): Promise<Map<number, Set<number>>> {
  const rows = await db
    .select({ userId: picks.userId, gamePk: picks.gamePk })
    .from(picks)
    .where(and(inArray(picks.gamePk, gamePks), inArray(picks.userId, userIds)));
  const picked = new Map<number, Set<number>>();
  for (const { userId, gamePk } of rows) picked.set(userId, (picked.get(userId) ?? new Set()).add(gamePk));
  return picked;
}
