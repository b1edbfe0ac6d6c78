import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlayerResponse } from '../contract.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { Choice } from '#ui/choice.tsx';
import { Note } from '#ui/note.tsx';
import { CareerCharts } from './charts/career-charts.tsx';
import { GameLog, RecentGames } from './logs/game-log.tsx';
import { Splits } from './logs/splits.tsx';
import { playerSeasonQuery } from '../queries.ts';
import { Percentiles } from './percentiles/percentiles.tsx';
import { FieldingTable, SeasonTable, YearTable } from './tables/line-tables.tsx';
import type { OtherTables as Tables } from './tables/other-tables.tsx';
import { statViews, type StatView } from './player-params.ts';
import styles from './tables/stat-tables.module.css';

type PlayerStatsProps = {
  response: PlayerResponse;
  view: StatView | null;
  season: string | undefined;
  /** the views that are loaded when they are opened */
  OtherTables: ComponentType<ComponentProps<typeof Tables>>;
};

function View({
  response,
  view,
  season,
  OtherTables,
}: { view: Exclude<StatView, 'career'> | null } & PlayerStatsProps) {
  const { id, name } = response.player;
  switch (view) {
    case 'rankings':
    case 'minors':
      return (
        <Suspense>
          <OtherTables view={view} id={id} name={name} />
        </Suspense>
      );
    case 'games':
      return <GameLog response={response} season={season} />;
    case null:
      return <Note isAlone>This address names no view of the statistics. Choose one above.</Note>;
    default:
      return <YearTable name={name} group={view} stats={response.stats} />;
  }
}

/** The season and the career, the percentiles, the last games and the splits, then the course of the career. */
function Overview({ response, season }: Pick<PlayerStatsProps, 'response' | 'season'>) {
  const { id, name, position } = response.player;
  const { data: detail } = useQuery({ ...playerSeasonQuery(String(id), season), placeholderData: keepPreviousData });
  const withCareer = response.stats.filter(({ career }) => career.length > 0);
  const order = position?.group === 'pitcher' ? (['pitching', 'hitting'] as const) : (['hitting', 'pitching'] as const);
  const played = order.flatMap((group) =>
    withCareer.filter((each) => each.group === group).map((stats) => ({ group, stats })),
  );
  const fielding = withCareer.filter(({ group }) => group === 'fielding');
  return (
    <>
      <Card className={styles.tables}>
        {withCareer.length === 0 && <p>No major-league statistics are recorded yet.</p>}
        {played.map((each) => (
          <SeasonTable key={each.group} name={name} {...each} season={season} detail={detail} />
        ))}
      </Card>
      <Percentiles response={response} season={season} />
      <RecentGames id={id} season={season} />
      <Splits response={response} season={season} detail={detail} />
      {withCareer.length > 0 && (
        <Card as="section" className={styles.tables} aria-labelledby="career">
          <h2 id="career">Career</h2>
          {played.map((each) => (
            <CareerCharts key={each.group} stats={each.stats} />
          ))}
          {fielding.map((each) => (
            <FieldingTable key={each.group} name={name} stats={each} />
          ))}
        </Card>
      )}
    </>
  );
}

/** A player's statistics, one view at a time. */
export function PlayerStats(props: PlayerStatsProps) {
  const { response, view, season } = props;
  const { id } = response.player;
  const options = statViews.map((each) => ({
    to: paths.player(id, { group: each.id === 'career' ? undefined : each.id }),
    name: each.name,
    isChosen: each.id === view,
  }));
  return (
    <section className={styles.stats} aria-label="Statistics">
      <Choice label="Stat Group" options={options} look="line" />
      {view === 'career' ? (
        <Overview key={id} response={response} season={season} />
      ) : (
        <Card key={`${id} ${view}`} className={styles.tables}>
          <View {...props} view={view} />
        </Card>
      )}
    </section>
  );
}
