import type { GameCard } from '#domain/game/game-card.ts';
import { useLeagueNow } from '../../../api/league-clock.ts';
import { nextToPreview, formatDuration } from './preview-mode.ts';
import styles from './notices.module.css';

/** Explains preview mode, and counts down to the next game that enters it. */
export function PreviewAlert({ games }: { games: readonly GameCard[] }) {
  const now = useLeagueNow(1_000);
  const next = now === null ? null : nextToPreview(games, now);
  return (
    <p className={styles.alert} role="note">
      Ten minutes before its start a game enters preview mode.
      {next !== null && now !== null && (
        <>
          {' '}
          Next: {next.game.teams.away.shortName} at {next.game.teams.home.shortName} in{' '}
          <b>{formatDuration(next.at - now)}</b>
        </>
      )}
    </p>
  );
}
