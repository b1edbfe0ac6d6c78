import { eq } from 'drizzle-orm';
import type { MyPicks } from '#contract/my-picks.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { isOpenAt, locksAt } from '#domain/predictions/game-lock.ts';
import { isOpenForPicks } from '#domain/predictions/lock.ts';
import { nextLock } from '#domain/predictions/next-lock.ts';
import type { Db } from '#server/db/open-db.ts';
import { runBuilt } from '#server/db/run-prepared.ts';
import { games } from '#server/db/schema.ts';
import { toPickable } from '#server/features/settlement/record-game.ts';

type StoredLocks = Map<number, { locksAt: number | null; isOpen: boolean }>;

/** Reads the stored locks of a day (YYYY-MM-DD). `now`: epoch ms, league clock. */
export async function readStoredLocks(db: Db, date: string, now: number): Promise<StoredLocks> {
  const rows = await runBuilt(db.select().from(games).where(eq(games.officialDate, date)));
  return new Map(
    rows.map(toPickable).map((game) => [game.gamePk, { locksAt: game.locksAt, isOpen: isOpenForPicks(game, now) }]),
  );
}

type Day = { cards: readonly GameCard[]; locks: StoredLocks; picked: ReadonlySet<number>; now: number };

/** The next lock of a day's games, with the names of the clubs. */
export function findNextLock({ cards, locks, picked, now }: Day): MyPicks['nextLock'] {
  const next = nextLock(
    cards.map((card) => {
      const stored = locks.get(card.gamePk);
      const hasPick = picked.has(card.gamePk);
      return { gamePk: card.gamePk, locksAt: locksAt(card, stored), isOpen: isOpenAt(card, stored, now), hasPick };
    }),
    now,
  );
  const card = cards.find(({ gamePk }) => gamePk === next?.gamePk);
  return next && card ? { ...next, awayName: card.teams.away.shortName, homeName: card.teams.home.shortName } : null;
}
