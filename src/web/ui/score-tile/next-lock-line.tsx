import type { GameCard } from '#domain/game/game-card.ts';
import { nextLockOfCards } from '#domain/wall/next-lock-of-cards.ts';
import { useLeagueNow } from '../../api/league-clock.ts';
import { formatTimeLeft } from '../time/format-time-left.ts';

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
