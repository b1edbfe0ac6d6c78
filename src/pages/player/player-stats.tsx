import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, Suspense } from 'react';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { playerSeasonQuery } from '#features/players/queries/player-season.ts';
import { paths } from '#platform/page/paths.ts';
import { Card } from '#ui/kit/card.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { Note } from '#ui/kit/note.tsx';
import { FieldingTable, SeasonTable } from './line-tables.tsx';
import type { OtherTables as Tables } from './other-tables.tsx';
import { CareerCharts, SeasonParts, statViews, type StatView } from './player-loader.ts';
import styles from '#features/players/screen/stat-tables.module.css';

type PlayerStatsProps = {
  response: PlayerResponse;
  view: StatView | null;
  season: string | undefined;
  /** the views that are loaded when they are opened */
  OtherTables: ComponentType<ComponentProps<typeof Tables>>;
};

/** The season and the career, the last games and the splits, then the course of the career. */
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
      <SeasonParts response={response} season={season} detail={detail} />
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
export function PlayerStats({ response, view, season, OtherTables }: PlayerStatsProps) {
  const { id, name } = response.player;
  const options = statViews.map((each) => ({
    to: paths.player(id, { group: each.id === 'career' ? undefined : each.id, season }),
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
          {view === null ? (
            <Note isAlone>This URL names no view of the statistics. Choose one above.</Note>
          ) : (
            <Suspense>
              <OtherTables view={view} id={id} name={name} stats={response.stats} season={season} />
            </Suspense>
          )}
        </Card>
      )}
    </section>
  );
}
