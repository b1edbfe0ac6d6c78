import type { GameCard } from '#domain/game/game-card.ts';
import { lockLeadText } from '#domain/predictions/lock.ts';
import styles from './notices.module.css';
import { NextPreview } from './next-preview.tsx';

/** Explains preview mode, and counts down to the next game that enters it. */
export function PreviewAlert({ games }: { games: readonly GameCard[] }) {
  return (
    <p className={styles.alert} role="note">
      A game enters preview mode {lockLeadText} before its start.
      <NextPreview games={games} />
    </p>
  );
}
