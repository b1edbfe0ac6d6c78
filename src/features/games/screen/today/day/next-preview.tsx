import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { formatTimeLeft } from '#ui/time/format-time-left.ts';
import { nextToPreview } from './preview-mode.ts';

/** The next game that enters preview mode, with a countdown. */
export function NextPreview({ games }: { games: readonly GameCard[] }) {
  const now = useLeagueNow(1_000);
  const next = now === null ? null : nextToPreview(games, now);
  if (next === null || now === null) return null;
  const { away, home } = next.game.teams;
  return (
    <>
      {' '}
      Next: {away.shortName} at {home.shortName} in <b>{formatTimeLeft(next.at - now)}</b>
    </>
  );
}
