import type { PlayerResponse } from '../contract.ts';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { GameLog } from './logs/game-log.tsx';
import { MinorYears } from './logs/minor-years.tsx';
import { Percentiles } from './percentiles/percentiles.tsx';
import { CareerTables } from './tables/career-tables.tsx';
import type { StatView } from './player-params.ts';
import { RankingsTables } from './tables/rankings-tables.tsx';
import styles from './tables/stat-tables.module.css';
import { StatViewLinks } from './tables/stat-view-links.tsx';
import { YearTable } from './tables/year-table.tsx';

type PlayerStatsProps = { response: PlayerResponse; view: StatView | null; season: string | undefined };

function View({ response, view, season }: PlayerStatsProps) {
  const { id, name } = response.player;
  switch (view) {
    case 'career':
      return <CareerTables name={name} stats={response.stats} />;
    case 'rankings':
      return <RankingsTables id={id} name={name} />;
    case 'games':
      return <GameLog response={response} season={season} />;
    case 'minors':
      return <MinorYears id={id} name={name} />;
    case null:
      return <Note isAlone>This address names no view of the statistics. Choose one above.</Note>;
    default:
      return <YearTable name={name} group={view} stats={response.stats} />;
  }
}

/** A player's statistics, one view at a time; the career view also has the percentiles. */
export function PlayerStats({ response, view, season }: PlayerStatsProps) {
  return (
    <section className={styles.stats} aria-label="Statistics">
      <StatViewLinks playerId={response.player.id} view={view} />
      <Card key={`${response.player.id} ${view}`} className={styles.tables}>
        <View response={response} view={view} season={season} />
      </Card>
      {view === 'career' && <Percentiles key={response.player.id} response={response} season={season} />}
    </section>
  );
}
