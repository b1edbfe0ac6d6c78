import { lazy, Suspense } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { loadNextPreview } from '../load-next-preview.ts';
import styles from './notices.module.css';

/** Rendered with the page, but hydrated after the cards. */
const NextPreview = lazy(async () => ({ default: (await loadNextPreview()).NextPreview }));

/** Explains preview mode, and counts down to the next game that enters it. */
export function PreviewAlert({ games }: { games: readonly GameCard[] }) {
  return (
    <p className={styles.alert} role="note">
      Ten minutes before its start a game enters preview mode.
      <Suspense>
        <NextPreview games={games} />
      </Suspense>
    </p>
  );
}
