import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlayerPercentiles } from '#features/players/contract/player-season.ts';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { playerPercentilesQuery, playerSeasonQuery } from '#features/players/queries/player-season.ts';
import {
  bestOf,
  commonPool,
  fieldingIn,
  comparedParts,
  describeMarks,
  linesIn,
  type ComparedGroup,
} from '#features/players/rules/compare.ts';
import { groupNames } from '#features/players/screen/stat-lines.tsx';
import { surname } from '#rules/baseball/player-names.ts';
import { isSmallSample } from '#rules/baseball/stats/qualified.ts';
import { statColumns, type StatColumn } from '#rules/baseball/stats/stat-columns.ts';
import { Note } from '#ui/kit/note.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { TableExports } from '#ui/table/table-exports.tsx';
import { MarkPath, PlayerMark } from './player-mark.tsx';
import styles from './compare.module.css';

export type Compared = { response: PlayerResponse; season: string | undefined };

export function birthOf({ player, stats }: PlayerResponse) {
  return { birthDate: player.birthDate, stats };
}

type Percentile = { percentile: number; isQualified: boolean };
/** A figure with the text, and perhaps the percentile, of each player. */
type Row = StatColumn & { texts: (string | null)[]; best: boolean[]; percentiles: (Percentile | null)[] };

/** The heads are short, so that three columns fit a phone; they have the season if the players' seasons differ. */
function columnsOf(players: readonly Compared[]): Column<Row>[] {
  const isSame = new Set(players.map(({ season }) => season)).size === 1;
  return [
    {
      id: 'figure',
      head: 'Figure',
      isText: true,
      value: ({ head }) => head,
    },
    ...players.map(({ response: { player }, season }, index) => ({
      id: String(player.id),
      head: [surname(player.name), isSame ? null : (season ?? 'no season')].filter(Boolean).join(' '),
      title: player.name,
      value: ({ texts }: Row) => texts[index] ?? null,
      cell: (row: Row) => <Value row={row} index={index} teamId={player.team?.id} />,
    })),
  ];
}

type ValueProps = { row: Row; index: number; teamId: number | undefined };

function Value({ row: { texts, best, percentiles }, index, teamId }: ValueProps) {
  const text = texts[index] ?? '-';
  const place = percentiles[index];
  return (
    <span className={styles.value}>
      {place != null && <PlayerMark index={index} teamId={teamId} isHollow={!place.isQualified} />}
      {best[index] === true ? (
        <b>
          {text}
          <span className="visually-hidden"> best</span>
        </b>
      ) : (
        text
      )}
    </span>
  );
}

/** '84', '84 (not qualified)', 'none' */
function percentileText(place: Percentile | null | undefined): string {
  if (place == null) return 'none';
  return `${place.percentile}${place.isQualified ? '' : ' (not qualified)'}`;
}

/** One axis from 0 to 100 with a mark of each player, a little below each other, so that equal ones are seen. */
function axisColumn(players: readonly Compared[]): Column<Row> {
  const step = 14;
  const height = step * players.length;
  return {
    id: 'percentile',
    head: 'Percentile',
    isText: true,
    value: ({ percentiles }) => percentiles.map(percentileText).join(', '),
    cell: ({ percentiles }) => (
      <div className={styles.axis}>
        <span className="visually-hidden">
          {'Percentiles: '}
          {players
            .map(({ response }, index) => `${surname(response.player.name)} ${percentileText(percentiles[index])}`)
            .join(', ')}
        </span>
        <svg width="100%" height={height} aria-hidden="true">
          <line x1="0" x2="100%" y1={height / 2} y2={height / 2} />
          {['0', '50%', '100%'].map((x) => (
            <line key={x} x1={x} x2={x} y1={height / 2 - 5} y2={height / 2 + 5} />
          ))}
          {percentiles.map((place, index) => {
            const player = players[index]?.response.player;
            return place === null || player === undefined ? null : (
              <svg key={player.id} x={`${place.percentile}%`} y={step * (index + 0.5)}>
                <MarkPath index={index} teamId={player.team?.id} isHollow={!place.isQualified} />
                <text x={place.percentile < 50 ? 10 : -10} y="4" textAnchor={place.percentile < 50 ? 'start' : 'end'}>
                  {place.percentile}
                </text>
              </svg>
            );
          })}
        </svg>
      </div>
    ),
  };
}

/** The percentiles of each player in a group; null for one who played too little, undefined while they are not loaded. */
function usePercentiles(group: ComparedGroup, players: readonly Compared[]) {
  const results = useQueries({
    queries: players.map(({ response, season }) => ({
      ...playerPercentilesQuery(String(response.player.id), season),
      enabled: season !== undefined,
    })),
  });
  const own = results.map(({ data }) => data?.groups.find((each) => each.group === group));
  const kind = commonPool(own.map((each) => each?.pools ?? []));
  const placed = results.map(({ data }, index): Pool | null | undefined => {
    if (players[index]?.season === undefined) return null;
    const pool = own[index]?.pools.find((each) => each.kind === kind);
    return data && (pool === undefined ? null : { ...pool, isQualified: own[index]?.isQualified ?? false });
  });
  return { placed, isFailed: results.some(({ isError }) => isError) };
}

type Pool = PlayerPercentiles['groups'][number]['pools'][number] & { isQualified: boolean };

function percentileIn(pool: Pool | null | undefined, figure: string): Percentile | null {
  const place = pool?.places.find(({ id }) => id === figure);
  return pool == null || place === undefined ? null : { percentile: place.percentile, isQualified: pool.isQualified };
}

/** What the players have in the season, with the figures that only the season's request knows. */
function useFigures(group: ComparedGroup, players: readonly Compared[]) {
  const details = useQueries({
    queries: players.map(({ response, season }) => ({
      ...playerSeasonQuery(String(response.player.id), season),
      enabled: season !== undefined,
    })),
  });
  return players.map(({ response, season }, index): Readonly<Record<string, string>> => ({
    ...linesIn(response, group).find((line) => line.season === season)?.figures,
    ...(season === undefined ? {} : details[index]?.data?.groups.find((each) => each.group === group)?.figures),
  }));
}

/** The rows of a group: rates with a percentile, other rates and counts, without figures that no player has; and what the marks mean. */
function useRows(group: ComparedGroup, players: readonly Compared[]) {
  const figures = useFigures(group, players);
  const { placed, isFailed } = usePercentiles(group, players);
  const hasPlace = placed.some((each) => each != null);
  const rowsOf = (columns: readonly StatColumn[]): Row[] =>
    columns.flatMap((column) => {
      const texts = figures.map((own) => own[column.figure] ?? null);
      if (texts.every((text) => text === null)) return [];
      const compared = texts.map((text, index) => ({
        text,
        isSmall: (hasPlace && placed[index] === null) || isSmallSample(group, figures[index] ?? {}),
      }));
      const percentiles = placed.map((each) => percentileIn(each, column.figure));
      return [{ ...column, texts, percentiles, best: bestOf(group, column, compared) }];
    });
  const parts = comparedParts(group);
  const placings = players.map(({ response, season }, index) => ({
    name: surname(response.player.name),
    season,
    figures: linesIn(response, group).some((line) => line.season === season) ? figures[index] : undefined,
    placed: placed[index] ?? null,
  }));
  const marks = placed.includes(undefined) ? '' : describeMarks(group, placings);
  return {
    rates: rowsOf(parts.placed),
    others: rowsOf(parts.others),
    counts: rowsOf(parts.counts),
    note: isFailed ? 'The percentiles could not be loaded.' : marks,
  };
}

const fieldingColumns: readonly StatColumn[] = [
  { figure: 'position', head: 'Pos' },
  ...statColumns.fielding.filter(({ figure }) => !['gamesStarted', 'chances', 'rangeFactorPerGame'].includes(figure)),
];

/** What each player fielded at the usual position of the season; nothing is the best, as positions differ. */
function fieldingRows(players: readonly Compared[]): Row[] {
  const fielded = players.map(({ response, season }) => fieldingIn(response, season));
  return fieldingColumns.flatMap((column) => {
    const texts = fielded.map((figures) => figures?.[column.figure] ?? null);
    return texts.every((text) => text === null) ? [] : [{ ...column, texts, percentiles: [], best: [] }];
  });
}

type ComparedFiguresProps = {
  group: ComparedGroup;
  players: readonly Compared[];
  when: string;
  /** beside the figures without percentiles */
  children: ReactNode;
};

/** The figures of the players in a group, one row each: rates first, and counts on demand. */
export function ComparedFigures({ group, players, when, children }: ComparedFiguresProps) {
  const { rates, others, counts, note } = useRows(group, players);
  const fielding = group === 'hitting' ? fieldingRows(players) : [];
  const all = [...rates, ...others, ...fielding, ...counts];
  if (all.length === 0) return <p>No qualifying data this season</p>;
  const columns = columnsOf(players);
  const name = `${groupNames[group]} ${when}`;
  const shared = { isCaptionShown: true, rowKey: ({ figure }: Row) => figure, isSortable: false, scrollLabel: null };
  return (
    <div className={styles.figures}>
      {rates.length > 0 && (
        <>
          <PlainTable
            {...shared}
            caption={name}
            columns={[...columns, axisColumn(players)]}
            rows={rates}
            className={styles.rates}
          />
          <Note>{note}</Note>
        </>
      )}
      <div className={styles.beside}>
        <div>
          {others.length > 0 && (
            <PlainTable
              {...shared}
              caption={rates.length > 0 ? 'Rates without a percentile' : name}
              columns={columns}
              rows={others}
            />
          )}
          {fielding.length > 0 && <PlainTable {...shared} caption="Fielding" columns={columns} rows={fielding} />}
          {counts.length > 0 && (
            <details>
              <summary>Counts</summary>
              <PlainTable
                {...shared}
                caption={`Counts of ${when}`}
                isCaptionShown={false}
                columns={columns}
                rows={counts}
              />
            </details>
          )}
          <p className={styles.files}>
            <TableExports
              columns={columns}
              rows={all}
              name={`${players.map(({ response }) => response.player.name).join(' ')} ${group}`}
            />
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
