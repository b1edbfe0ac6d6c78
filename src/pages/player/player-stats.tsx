import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, Suspense } from 'react';
import type { PlayerPercentiles, LogPart, PlayerSeason } from '#features/players/contract/player-season.ts';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import {
  playerSeasonQuery,
  playerPercentilesQuery,
  playerGamesQuery,
} from '#features/players/queries/player-season.ts';
import { situations } from '#features/players/rules/situations.ts';
import { groupNames, playedSeasons, figureColumns } from '#features/players/screen/stat-lines.tsx';
import { paths } from '#platform/page/paths.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import type { GameGroup } from '#rules/baseball/stats/game-columns.ts';
import { percentileFigures, type PlacedFigure } from '#rules/baseball/stats/percentile-figures.ts';
import { type StatColumn, statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { figureColumn, percentileColumn } from '#ui/baseball/percentile-columns.tsx';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { Note } from '#ui/kit/note.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { Table } from '#ui/table/table.tsx';
import { CareerCharts } from './career-charts.tsx';
import { RecentGames, recentGames } from './game-log.tsx';
import { FieldingTable, SeasonTable } from './line-tables.tsx';
import type { OtherTables as Tables } from './other-tables.tsx';
import { statViews, type StatView } from './player-loader.ts';
import styles from '#features/players/screen/stat-tables.module.css';
import percentilesStyles from './percentiles.module.css';

type PlayerStatsProps = {
  response: PlayerResponse;
  view: StatView | null;
  season: string | undefined;
  /** the views that are loaded when they are opened */
  OtherTables: ComponentType<ComponentProps<typeof Tables>>;
};

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
export function PlayerStats({ response, view, season, OtherTables }: PlayerStatsProps) {
  const { id, name } = response.player;
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

type Placed = PlayerPercentiles['groups'][number];
type Row = { figure: PlacedFigure; place: Placed['places'][number]; pool: number };

const columns: readonly Column<Row>[] = [
  figureColumn,
  { id: 'value', head: 'Value', isHeadHidden: true, value: ({ place }) => place.text },
  { id: 'rank', head: 'Rank', value: ({ place, pool }) => `${ordinal(place.rank)} of ${pool}` },
  percentileColumn,
];

/** The compared players: '2025, among the 132 hitters who qualified for the batting title. 100 is best.' */
export function describePool({ group, pool, isQualified }: Omit<Placed, 'places'>, season: string): string {
  const who = `${group === 'hitting' ? 'hitters who qualified for the batting' : 'pitchers who qualified for the ERA'} title`;
  return isQualified
    ? `${season}, among the ${pool} ${who}. 100 is best.`
    : `${pool ? `Not among the ${pool}` : 'There are no'} ${who} in ${season}, so there are no percentiles.`;
}

/** A table of figures with a percentile mark on an axis from 0 to 100. */
function PercentileTable({ placed, season }: { placed: Placed; season: string }) {
  const { group, places, pool } = placed;
  const caption = (
    <>
      <strong>{groupNames[group]}</strong> {describePool(placed, season)}
    </>
  );
  if (!placed.isQualified) return <p>{caption}</p>;
  const byId = new Map(places.map((place) => [place.id, place]));
  const rows = percentileFigures[group].flatMap((figure) => {
    const place = byId.get(figure.id);
    return place === undefined ? [] : [{ figure, place, pool }];
  });
  return (
    <PlainTable
      caption={caption}
      isCaptionShown
      columns={columns}
      rows={rows}
      rowKey={({ figure }) => figure.id}
      isSortable={false}
      scrollLabel={null}
      className={percentilesStyles.table}
    />
  );
}

function Groups({ data }: { data: PlayerPercentiles }) {
  if (data.groups.length === 0) return <p>No qualifying data this season</p>;
  return data.groups.map((placed) => <PercentileTable key={placed.group} placed={placed} season={data.season ?? ''} />);
}

/** The percentiles of a player's season in the league. */
function Percentiles({ response, season }: { response: PlayerResponse; season: string | undefined }) {
  const { id, team } = response.player;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...playerPercentilesQuery(String(id), season),
    placeholderData: keepPreviousData,
  });
  const seasons = playedSeasons(response.stats);
  const shown = season ?? data?.season ?? seasons[0];
  if (shown === undefined) return null;
  return (
    <Card as="section" className={percentilesStyles.card} aria-labelledby="percentiles">
      <div className={percentilesStyles.top}>
        <h2 id="percentiles">Percentiles</h2>
        <SeasonSelect value={shown} seasons={seasons} />
      </div>
      <div
        className={percentilesStyles.groups}
        data-club={team?.id}
        aria-busy={data === undefined || isPlaceholderData}
      >
        {data !== undefined && <Groups data={data} />}
        {data === undefined && isError && (
          <p>
            The percentiles could not be loaded.{' '}
            <button type="button" onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        )}
      </div>
    </Card>
  );
}

const partColumns: Readonly<Record<GameGroup, readonly StatColumn[]>> = {
  hitting: statColumns.hitting.filter(
    ({ figure }) => !['atBats', 'runs', 'doubles', 'triples', 'caughtStealing'].includes(figure),
  ),
  pitching: statColumns.pitching.filter(
    ({ figure }) => !['completeGames', 'shutouts', 'saves', 'holds', 'runs'].includes(figure),
  ),
};

/** 'Last 7 games', 'Home', 'April' */
function nameOfPart({ kind, id }: LogPart): string {
  if (kind === 'recent') return `Last ${id.replace(/\D/g, '')} games`;
  if (kind === 'place') return id === 'home' ? 'Home' : 'Away';
  return dateParts(`${id}-01`).monthAndDay.replace(/ \d+$/, '');
}

const partName: Column<LogPart> = { id: 'part', head: 'Games', value: nameOfPart, isText: true };

type SituationLine = PlayerSeason['groups'][number]['splits'][number] & { kind: string; name: string };

/** The lines of the situations with their names; the kind is shown before the first of its lines. */
function nameSituations(splits: PlayerSeason['groups'][number]['splits']): SituationLine[] {
  const byCode = new Map(splits.map((split) => [split.code, split]));
  return situations.flatMap(({ kind, codes }) =>
    Object.entries(codes).flatMap(([code, name]) => {
      const split = byCode.get(code);
      return split === undefined ? [] : [{ ...split, kind, name }];
    }),
  );
}

const situationColumns: readonly Column<SituationLine>[] = [
  { id: 'name', head: 'Situation', value: ({ name }) => name, isText: true },
  { id: 'kind', head: 'By', value: ({ kind }) => kind, isText: true, isMore: true },
  ...figureColumns(
    statColumns.hitting.flatMap(({ group: _group, ...column }) =>
      ['gamesPlayed', 'runs', 'stolenBases', 'caughtStealing'].includes(column.figure) ? [] : [column],
    ),
  ),
];

type Pitch = PlayerSeason['groups'][number]['pitches'][number];

const pitchColumns: readonly Column<Pitch>[] = [
  { id: 'name', head: 'Pitch', value: ({ name }) => name, isText: true },
  { id: 'share', head: 'Share', value: ({ share }) => share },
  { id: 'count', head: 'Number', value: ({ count }) => count },
  { id: 'speed', head: 'mph', value: ({ speed }) => speed },
];

type SplitsProps = { response: PlayerResponse; season: string | undefined; detail: PlayerSeason | undefined };

/** A season in parts: recent games, home and away, months; the kinds of pitches; by the hand of the opponent, the bases, outs and the count. */
function Splits({ response, season, detail }: SplitsProps) {
  const { id, name } = response.player;
  const { data } = useQuery({
    ...playerGamesQuery(String(id), season, recentGames),
    placeholderData: keepPreviousData,
  });
  if (data === undefined || data.groups.length === 0) return null;
  return (
    <Card as="section" className={styles.tables} aria-labelledby="splits">
      <h2 id="splits">Splits of {data.season}</h2>
      {data.groups.map((log) => {
        const own = detail?.season === data.season ? detail.groups.find(({ group }) => group === log.group) : undefined;
        const lines = nameSituations(own?.splits ?? []);
        return (
          <div key={log.group} className={styles.tables}>
            <Table
              caption={`${groupNames[log.group]} by games`}
              isCaptionShown
              columns={[partName, ...figureColumns(partColumns[log.group])]}
              rows={log.parts}
              rowKey={(part) => part.id}
              isSortable={false}
              csvName={`${name} ${data.season} ${log.group} by games`}
            />
            {own !== undefined && own.pitches.length > 0 && (
              <Table
                caption="Pitches"
                isCaptionShown
                columns={pitchColumns}
                rows={own.pitches}
                rowKey={(pitch) => pitch.name}
                urlName="pitches"
                csvName={`${name} ${data.season} pitches`}
              />
            )}
            {lines.length > 0 && (
              <Table
                caption={log.group === 'hitting' ? 'Hitting by situation' : 'Opponents’ hitting by situation'}
                isCaptionShown
                columns={situationColumns}
                rows={lines}
                rowKey={({ code }) => code}
                isSortable={false}
                areTermsShown
                csvName={`${name} ${data.season} ${log.group} by situation`}
              />
            )}
          </div>
        );
      })}
    </Card>
  );
}
