import { eq } from 'drizzle-orm';
import { type Db, runBuilt } from '#platform/db/open-db.ts';
import { games } from '#platform/db/schema.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { toLockingGame, isOpenForPicks } from '#rules/picks/lock.ts';
import type { LockingGame } from '#rules/picks/next-lock.ts';
import { toPickable } from './record-game.ts';

export type StoredLocks = Map<number, { locksAt: number | null; isOpen: boolean }>;

/** The locks of stored games. `now`: epoch ms, league clock. */
export function storedLocksOf(rows: readonly (typeof games.$inferSelect)[], now: number): StoredLocks {
  return new Map(
    rows.map(toPickable).map((game) => [game.gamePk, { locksAt: game.locksAt, isOpen: isOpenForPicks(game, now) }]),
  );
}

/** Reads the stored locks of a day (YYYY-MM-DD). `now`: epoch ms, league clock. */
export async function readStoredLocks(db: Db, date: string, now: number): Promise<StoredLocks> {
  return storedLocksOf(await runBuilt(db.select().from(games).where(eq(games.officialDate, date))), now);
}

type OfUser = { locks: StoredLocks; picked: ReadonlySet<number>; now: number };

/** The games of the schedule with their stored locks, if there are any, and whether the user has picked them. */
export function toLockingGames(cards: readonly GameCard[], { locks, picked, now }: OfUser): LockingGame[] {
  return cards.map((card) => {
    const { gamePk } = card;
    return toLockingGame(card, { stored: locks.get(gamePk), hasPick: picked.has(gamePk), now });
  });
}
