import type { PlayerAnswer } from '#contract/players.ts';
import { Card } from '../../ui/card.tsx';
import { CareerTables } from './career-tables.tsx';
import type { StatView } from './player-place.ts';
import { RankingsTables } from './rankings-tables.tsx';
import styles from './stat-tables.module.css';
import { StatViewLinks } from './stat-view-links.tsx';
import { YearTable } from './year-table.tsx';

type PlayerStatsProps = { answer: PlayerAnswer; view: StatView | null };

function View({ answer: { player, stats }, view }: PlayerStatsProps) {
  const { id, name } = player;
  switch (view) {
    case 'career':
      return <CareerTables name={name} stats={stats} />;
    case 'rankings':
      return <RankingsTables id={id} name={name} />;
    case null:
      return null;
    default:
      return <YearTable name={name} group={view} stats={stats} />;
  }
}

/** A player's statistics, one group at a time. */
export function PlayerStats({ answer, view }: PlayerStatsProps) {
  return (
    <section className={styles['stats']} aria-label="Statistics">
      <StatViewLinks playerId={answer.player.id} view={view ?? 'career'} />
      <Card className={styles['tables']}>
        <View answer={answer} view={view} />
      </Card>
    </section>
  );
}
