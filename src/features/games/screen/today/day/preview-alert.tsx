import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { lockLeadText } from '#rules/picks/lock.ts';
import styles from '../todays-games.module.css';
import { NextPreview } from './next-preview.tsx';

/** Explains preview mode, and counts down to the next game that enters it. */
export function PreviewAlert({ games }: { games: readonly GameCard[] }) {
  return (
    <p className={styles.alert} role="note">
      Picks lock {lockLeadText} before the first pitch. A game enters preview mode {lockLeadText} before its start.
      <NextPreview games={games} />
    </p>
  );
}
