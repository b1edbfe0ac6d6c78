import { lazy, Suspense } from 'react';
import type { GroupStats } from '#contract/players.ts';
import { seasonLines } from '#domain/stats/season-line.ts';
import { careerSpan } from './career-span.ts';
import styles from '../tables/stat-tables.module.css';

const CareerCharts = lazy(async () => ({ default: (await import('./career-charts.tsx')).CareerCharts }));

/** The career charts of a player with more than one season. Their code is loaded after the tables. */
export function LazyCareerCharts({ stats: { group, years } }: { stats: GroupStats }) {
  const lines = seasonLines(years);
  const span = careerSpan(lines);
  if (span === null || group === 'fielding') return null;
  return (
    <div className={styles.pictures}>
      <Suspense>
        <CareerCharts group={group} lines={lines} span={span} />
      </Suspense>
    </div>
  );
}
