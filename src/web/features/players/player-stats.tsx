import { lazy, Suspense } from 'react';
import type { PlayerAnswer } from '#contract/players.ts';
import { Card } from '../../ui/card.tsx';
import { CareerTables } from './tables/career-tables.tsx';
import type { StatView } from './player-params.ts';
import styles from './tables/stat-tables.module.css';
import { StatViewLinks } from './tables/stat-view-links.tsx';
import { YearTable } from './tables/year-table.tsx';

const GameLog = lazy(async () => ({ default: (await import('./logs/game-log.tsx')).GameLog }));
const MinorYears = lazy(async () => ({ default: (await import('./logs/minor-years.tsx')).MinorYears }));
const RankingsTables = lazy(async () => ({ default: (await import('./tables/rankings-tables.tsx')).RankingsTables }));
const Percentiles = lazy(async () => ({ default: (await import('./percentiles/percentiles.tsx')).Percentiles }));

type PlayerStatsProps = { answer: PlayerAnswer; view: StatView | null; season: string | undefined };

function View({ answer, view, season }: PlayerStatsProps) {
  const { id, name } = answer.player;
  switch (view) {
    case 'career':
      return <CareerTables name={name} stats={answer.stats} />;
    case 'rankings':
      return <RankingsTables id={id} name={name} />;
    case 'games':
      return <GameLog answer={answer} season={season} />;
    case 'minors':
      return <MinorYears id={id} name={name} />;
    case null:
      return <p>This group of statistics does not exist.</p>;
    default:
      return <YearTable name={name} group={view} stats={answer.stats} />;
  }
}

/** A player's statistics, one view at a time; the career view also has the percentiles. */
export function PlayerStats({ answer, view, season }: PlayerStatsProps) {
  return (
    <section className={styles.stats} aria-label="Statistics">
      <StatViewLinks playerId={answer.player.id} view={view} />
      <Card key={`${answer.player.id} ${view}`} className={styles.tables}>
        <Suspense>
          <View answer={answer} view={view} season={season} />
        </Suspense>
      </Card>
      {view === 'career' && (
        <Suspense>
          <Percentiles key={answer.player.id} answer={answer} season={season} />
        </Suspense>
      )}
    </section>
  );
}
