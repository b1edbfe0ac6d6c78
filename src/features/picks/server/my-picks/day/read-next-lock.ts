import type { MyPicks } from '../../../contract/my-picks.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { type LockingGame, nextLock } from '#rules/picks/next-lock.ts';

/** The next lock of games, with the names of the clubs. `now`: epoch ms, league clock */
export function findNextLock(
  cards: readonly GameCard[],
  games: readonly LockingGame[],
  now: number,
): MyPicks['nextLock'] {
  const next = nextLock(games, now);
  const card = cards.find(({ gamePk }) => gamePk === next?.gamePk);
  return next && card ? { ...next, awayName: card.teams.away.shortName, homeName: card.teams.home.shortName } : null;
}
