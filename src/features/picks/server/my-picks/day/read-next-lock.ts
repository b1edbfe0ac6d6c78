import type { MyPicks } from '../../../contract/my-picks.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { nextLock } from '#rules/picks/next-lock.ts';
import { toLockingGames, type StoredLocks } from '../stored-locks.ts';

type Day = { cards: readonly GameCard[]; locks: StoredLocks; picked: ReadonlySet<number>; now: number };

/** The next lock of a day's games, with the names of the clubs. */
export function findNextLock({ cards, locks, picked, now }: Day): MyPicks['nextLock'] {
  const next = nextLock(toLockingGames(cards, { locks, picked, now }), now);
  const card = cards.find(({ gamePk }) => gamePk === next?.gamePk);
  return next && card ? { ...next, awayName: card.teams.away.shortName, homeName: card.teams.home.shortName } : null;
}
