import type { GameCard } from '#domain/game/game-card.ts';
import styles from './notices.module.css';

// a chunk of its own; hydration waits for it, because a part that hydrates later would disappear for a moment
const { NextPreview } = await import('./next-preview.tsx');

/** Explains preview mode, and counts down to the next game that enters it. */
export function PreviewAlert({ games }: { games: readonly GameCard[] }) {
  return (
    <p className={styles.alert} role="note">
      Ten minutes before its start a game enters preview mode.
      <NextPreview games={games} />
    </p>
  );
}
