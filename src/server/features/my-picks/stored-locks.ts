import { eq } from 'drizzle-orm';
import type { GameCard } from '#domain/game/game-card.ts';
import { toLockingGame } from '#domain/predictions/game-lock.ts';
import { isOpenForPicks } from '#domain/predictions/lock.ts';
import type { LockingGame } from '#domain/predictions/next-lock.ts';
import type { Db } from '#server/db/open-db.ts';
import { runBuilt } from '#server/db/run-prepared.ts';
import { games } from '#server/db/schema.ts';
import { toPickable } from '#server/features/settlement/record-game.ts';

export type StoredLocks = Map<number, { locksAt: number | null; isOpen: boolean }>;

/** Reads the stored locks of a day (YYYY-MM-DD). `now`: epoch ms, league clock. */
export async function readStoredLocks(db: Db, date: string, now: number): Promise<StoredLocks> {
  const rows = await runBuilt(db.select().from(games).where(eq(games.officialDate, date)));
  return new Map(
    rows.map(toPickable).map((game) => [game.gamePk, { locksAt: game.locksAt, isOpen: isOpenForPicks(game, now) }]),
  );
}

type OfUser = { locks: StoredLocks; picked: ReadonlySet<number>; now: number };

/** The games of the schedule with their stored locks, if there are any, and whether the user has picked them. */
export function toLockingGames(cards: readonly GameCard[], { locks, picked, now }: OfUser): LockingGame[] {
  return cards.map((card) => {
    const { gamePk } = card;
    return toLockingGame(card, { stored: locks.get(gamePk), hasPick: picked.has(gamePk), now });
  });
}
