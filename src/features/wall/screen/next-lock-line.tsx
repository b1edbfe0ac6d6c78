import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { nextLockOfCards } from '../rules/next-lock-of-cards.ts';
import { useLeagueNow } from '#features/source/queries/league.ts';
import { formatTimeLeft } from '#ui/time/time-text.ts';

/** Which game locks next, and in how long. Locks follow the present, whatever the viewer's clock says. */
export function NextLockLine({ games }: { games: readonly GameCard[] }) {
  const now = useLeagueNow(1000);
  const next = now === null ? null : nextLockOfCards(games, now);
  if (now === null || next === null) return <>No game is open for picks</>;
  const { away, home } = next.card.teams;
  return (
    <>
      Next lock: {away.shortName} at {home.shortName} in <span role="timer">{formatTimeLeft(next.locksAt - now)}</span>
    </>
  );
}
