import { lazy, Suspense, useState } from 'react';
import type { GameView, PlateAppearance } from '#domain/game/model.ts';
import styles from './umpire-panel.module.css';

const UmpireView = lazy(async () => ({ default: (await import('./umpire-view.tsx')).UmpireView }));

const wait = <p>Attempting to fetch data</p>;

/** The umpire's calls in a collapsible panel, computed when a viewer opens it. */
export function UmpirePanel({ view, plays }: { view: GameView; plays: PlateAppearance[] | null }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.panel} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <h2>Umpire’s calls</h2>
      </summary>
      {isOpen && <Suspense fallback={wait}>{plays ? <UmpireView view={view} plays={plays} /> : wait}</Suspense>}
    </details>
  );
}
