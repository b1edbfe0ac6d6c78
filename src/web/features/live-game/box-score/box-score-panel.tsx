import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../api/call-context.ts';
import { boxQuery } from '#web/api/live/live-game-queries.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './box-score-panel.module.css';

const BoxScore = lazy(async () => ({ default: (await import('./box-score.tsx')).BoxScore }));

type Props = { className: string | undefined; gamePk: number; isOpen: boolean };

const refreshInterval = 30_000;

/** The box score in a collapsible panel: loaded when it is opened, refreshed while it stays open. */
export function BoxScorePanel({ className, gamePk, isOpen }: Props) {
  const [isLoaded, setIsLoaded] = useState(isOpen);
  const { data, isError } = useQuery({
    ...boxQuery(useCall(), String(gamePk)),
    enabled: isLoaded,
    refetchInterval: isOpen ? false : refreshInterval,
  });
  return (
    <Card as="section" className={className} aria-label="Box score">
      <details className={styles.panel} open={isOpen} onToggle={({ currentTarget }) => setIsLoaded(currentTarget.open)}>
        <summary className={styles.summary}>
          <h2>Box score</h2>
        </summary>
        <Suspense>{data && <BoxScore box={data} />}</Suspense>
        {!data && (
          <p className={styles.wait}>{isError ? 'The box score could not be loaded.' : 'Attempting to fetch data'}</p>
        )}
      </details>
    </Card>
  );
}
