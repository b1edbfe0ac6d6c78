import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useMemo } from 'react';
import { boxQuery } from '#features/games/queries/games.ts';
import { useShownInstant } from '#features/replay/queries/shown-instant.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { paths } from '#platform/page/paths.ts';
import type { BoxScore as Box, BattingLine, PitchingLine, Side, GameView } from '#rules/baseball/game/model.ts';
import { isSubstitute, isOver } from '#rules/baseball/game/predicates.ts';
import { givenName, surname } from '#rules/baseball/player-names.ts';
import { inningsOfOuts } from '#rules/baseball/stats/figures.ts';
import { Text } from '#ui/kit/text.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import type { Person } from './game-screen.ts';
import styles from './box-score.module.css';

/** `box` is null until it is loaded. 'ahead': not shown, because it is the newest and the page shows an earlier time */
export type LoadedBox = { box: Box | null; missing: 'coming' | 'failed' | 'ahead' };

/** for corrections: changes of the game request it at once */
const refreshInterval = 60_000;

/** The viewer sees an earlier time of which no box score is known. */
const isNotYet = (error: Error | null): boolean => isApiError(error) && error.code === 'not_yet';

/** The box score of a game, refreshed until the game is over. */
export function useBoxScore(view: GameView): LoadedBox {
  const isPast = useShownInstant() !== null;
  const { data, error } = useQuery({
    ...boxQuery(String(view.gamePk)),
    enabled: !isPast,
    refetchInterval: isOver(view) ? false : refreshInterval,
  });
  return useMemo(() => {
    if (isPast || isNotYet(error)) return { box: null, missing: 'ahead' };
    return { box: data ?? null, missing: error === null ? 'coming' : 'failed' };
  }, [isPast, data, error]);
}

type FigureRow<Line> = { line: Line; note: string | null; isIndented?: boolean };

type Props<Line> = {
  caption: string;
  head: string;
  columns: readonly Column<FigureRow<Line>>[];
  rows: readonly FigureRow<Line>[];
};

/** The name, whose first part is an initial on a phone. */
function PlayerLink({ playerId, name }: Person) {
  const given = givenName(name);
  return (
    <a href={paths.player(playerId)} title={name}>
      {given !== '' && (
        <>
          <span className={styles.given}>{given} </span>
          <span className={styles.initial} aria-hidden="true">
            {given.charAt(0)}.{' '}
          </span>
        </>
      )}
      {surname(name)}
    </a>
  );
}

const playerColumn = <Line extends Person>(head: string): Column<FigureRow<Line>> => ({
  id: 'player',
  head,
  value: ({ line }) => line.name,
  cell: ({ line, note, isIndented }) => (
    <span data-indented={isIndented || undefined}>
      <PlayerLink {...line} /> {note && <Text size="xs">{note}</Text>}
    </span>
  ),
  total: () => 'Totals',
});

/** A table of players and their figures, with a row of totals. A column without any value is left out. */
function FigureTable<Line extends Person>({ caption, head, columns, rows }: Props<Line>) {
  const shown = columns.filter(({ value }) => rows.some((row) => value(row) !== null));
  return (
    <PlainTable
      caption={caption}
      columns={[playerColumn(head), ...shown]}
      rows={rows}
      rowKey={({ line }) => line.playerId}
      isSortable={false}
      className={styles.table}
    />
  );
}

type Rows<Line> = readonly FigureRow<Line>[];
type Value<Line> = (line: Line) => string | number | null;

const sum = <Line,>(rows: Rows<Line>, value: (line: Line) => number): number =>
  rows.reduce((total, { line }) => total + value(line), 0);

function column<Line>(head: string, title: string, figure: Value<Line>): Column<FigureRow<Line>> {
  return { id: head, head, title, value: ({ line }) => figure(line), cell: ({ line }) => figure(line) ?? '–' };
}

function countColumn<Line>(head: string, title: string, value: (line: Line) => number): Column<FigureRow<Line>> {
  return { ...column(head, title, value), total: (rows) => sum(rows, value) };
}

const formatPitches = (pitches: number | null, strikes: number | null): string | null =>
  pitches === null ? null : `${pitches}–${strikes ?? '?'}`;

const batting: readonly Column<FigureRow<BattingLine>>[] = [
  countColumn('AB', 'At bats', (line) => line.atBats),
  countColumn('R', 'Runs', (line) => line.runs),
  countColumn('H', 'Hits', (line) => line.hits),
  countColumn('RBI', 'Runs batted in', (line) => line.rbi),
  countColumn('BB', 'Walks', (line) => line.walks),
  countColumn('SO', 'Strikeouts', (line) => line.strikeOuts),
  countColumn('HR', 'Home runs', (line) => line.homeRuns),
  column('AVG', 'Batting average of the season', (line) => line.average),
  column('OPS', 'On-base plus slugging of the season', (line) => line.ops),
];

const pitching: readonly Column<FigureRow<PitchingLine>>[] = [
  {
    ...column('IP', 'Innings pitched', (line) => inningsOfOuts(line.outs)),
    total: (rows) => inningsOfOuts(sum(rows, (line) => line.outs)),
  },
  countColumn('H', 'Hits', (line) => line.hits),
  countColumn('R', 'Runs', (line) => line.runs),
  countColumn('ER', 'Earned runs', (line) => line.earnedRuns),
  countColumn('BB', 'Walks', (line) => line.walks),
  countColumn('SO', 'Strikeouts', (line) => line.strikeOuts),
  countColumn('HR', 'Home runs', (line) => line.homeRuns),
  {
    ...column('P–S', 'Pitches and strikes', ({ pitches, strikes }) => formatPitches(pitches, strikes)),
    total: (rows) =>
      formatPitches(
        sum(rows, ({ pitches }) => pitches ?? 0),
        sum(rows, ({ strikes }) => strikes ?? 0),
      ),
  },
  column('ERA', 'Earned run average of the season', (line) => line.era),
];

/** The text of a note, in which no line ends within '92-52'. */
function keepFigures(text: string): ReactNode {
  return text.split(/(\d+-\d+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text keep their places
      <span key={place}>{part}</span>
    ),
  );
}

function Notes({ notes }: { notes: Box['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <dl className={styles.notes}>
      {notes.map(({ label, text }) => (
        <div key={`${label} ${text}`}>
          <dt data-alone={text === '' || undefined}>{label}</dt>
          <dd>{keepFigures(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

function TeamBox({ box, side }: { box: Box; side: Side }) {
  const { team, batting: batters, pitching: pitchers, challenges, notes } = box[side];
  return (
    <section className={styles.team}>
      <h3>{team.name}</h3>
      <FigureTable
        caption={`${team.shortName} batting`}
        head="Batters"
        columns={batting}
        rows={batters.map((line) => ({ line, note: line.position, isIndented: isSubstitute(line) }))}
      />
      <FigureTable
        caption={`${team.shortName} pitching`}
        head="Pitchers"
        columns={pitching}
        rows={pitchers.map((line) => ({ line, note: line.note }))}
      />
      {challenges && (
        <Notes notes={[{ label: 'Ball-strike challenges', text: `${challenges.won} won, ${challenges.lost} lost` }]} />
      )}
      <Notes notes={notes} />
    </section>
  );
}

/** The box score of both teams: batting, pitching and the notes below. */
export const BoxScore = memo(({ box }: { box: Box }) => (
  <div className={styles.box} data-dense>
    <TeamBox box={box} side="away" />
    <TeamBox box={box} side="home" />
    <div className={styles.gameNotes}>
      <Notes notes={box.notes} />
    </div>
  </div>
));
