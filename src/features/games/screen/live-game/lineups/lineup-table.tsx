import type { BattingLine, BoxScore, GameView, PitchingLine, Side } from '#rules/baseball/game/model.ts';
import { isSubstitute } from '#rules/baseball/game/is-substitute.ts';
import { inningsOfOuts } from '#rules/baseball/stats/innings.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { currentBatterId } from './current-batter.ts';
import styles from './lineup.module.css';

type Row<Line> = {
  line: Line;
  /** the place in the batting order; null for a substitute; absent for a pitcher */
  order?: number | null;
  note: string | null;
  isAtBat?: boolean;
};

type Player = { playerId: number; name: string };

function column<Line>(head: string, title: string, figure: (line: Line) => string | number): Column<Row<Line>> {
  return { id: head, head, title, value: ({ line }) => figure(line) };
}

const playerColumn = <Line extends Player>(head: string): Column<Row<Line>> => ({
  id: 'player',
  head,
  value: ({ line }) => line.name,
  cell: ({ line, order, note, isAtBat }) => (
    <span className={styles.batter} data-substitute={order === null || undefined}>
      {order !== undefined && <span className={styles.order}>{order}</span>}
      <span>
        <a href={paths.player(line.playerId)}>{line.name}</a> <span className={styles.note}>{note}</span>
        {isAtBat && <span className={styles.now}> at bat</span>}
      </span>
    </span>
  ),
});

const batting: readonly Column<Row<BattingLine>>[] = [
  playerColumn('Batters'),
  column('H–AB', 'Hits and at bats', ({ hits, atBats }) => `${hits}–${atBats}`),
  column('HR', 'Home runs', ({ homeRuns }) => homeRuns),
  column('RBI', 'Runs batted in', ({ rbi }) => rbi),
];
const pitching: readonly Column<Row<PitchingLine>>[] = [
  playerColumn('Pitchers'),
  column('IP', 'Innings pitched', ({ outs }) => inningsOfOuts(outs)),
  column('P', 'Pitches', ({ pitches }) => pitches ?? '–'),
  column('R', 'Runs', ({ runs }) => runs),
];

type LinesProps<Line> = { caption: string; columns: readonly Column<Row<Line>>[]; rows: readonly Row<Line>[] };

function Lines<Line extends Player>(props: LinesProps<Line>) {
  return (
    <PlainTable
      {...props}
      rowKey={({ line }) => line.playerId}
      isSortable={false}
      marked={({ isAtBat }) => isAtBat === true}
      scrollLabel={null}
      className={styles.table}
    />
  );
}

/**
 * The batters of one side in batting order and its pitchers, with their figures so far, from the box score. A substitute is
 * indented below the replaced batter.
 */
export function LineupTable({ view, side, box }: { view: GameView; side: Side; box: BoxScore }) {
  const atBat = currentBatterId(view);
  const { shortName } = view.teams[side];
  const batters = box[side].batting.map((line) => ({
    line,
    order: isSubstitute(line) ? null : line.order,
    note: line.position,
    isAtBat: line.playerId === atBat,
  }));
  return (
    <ScrollRegion className={styles.tables} label={`${shortName} batters and pitchers`}>
      <Lines caption={`${shortName} batters`} columns={batting} rows={batters} />
      <Lines
        caption={`${shortName} pitchers`}
        columns={pitching}
        rows={box[side].pitching.map((line) => ({ line, note: line.note }))}
      />
    </ScrollRegion>
  );
}
