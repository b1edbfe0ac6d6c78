import type { BattingLine, BoxScore, GameView, PitchingLine, Side } from '#rules/baseball/game/model.ts';
import { isSubstitute } from '#rules/baseball/game/is-substitute.ts';
import { inningsOfOuts } from '#rules/baseball/stats/innings.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { type FigureColumn, FigureHead } from '../box-score/figure-head.tsx';
import { currentBatterId } from './current-batter.ts';
import styles from './lineup.module.css';

const batting: FigureColumn<BattingLine>[] = [
  { name: 'H–AB', title: 'Hits and at bats', value: ({ hits, atBats }) => `${hits}–${atBats}` },
  { name: 'HR', title: 'Home runs', value: ({ homeRuns }) => homeRuns },
  { name: 'RBI', title: 'Runs batted in', value: ({ rbi }) => rbi },
];
const pitching: FigureColumn<PitchingLine>[] = [
  { name: 'IP', title: 'Innings pitched', value: ({ outs }) => inningsOfOuts(outs) },
  { name: 'P', title: 'Pitches', value: ({ pitches }) => pitches },
  { name: 'R', title: 'Runs', value: ({ runs }) => runs },
];

type Row<Line> = {
  line: Line;
  /** the place in the batting order; null for a substitute; absent for a pitcher */
  order?: number | null;
  note: string | null;
  isAtBat?: boolean;
};

type TableProps<Line> = { head: string; columns: FigureColumn<Line>[]; rows: Row<Line>[] };

function Table<Line extends { playerId: number; name: string }>({ head, columns, rows }: TableProps<Line>) {
  return (
    <table className={styles.table}>
      <FigureHead head={head} columns={columns} />
      <tbody>
        {rows.map(({ line, order, note, isAtBat = false }) => (
          <tr key={line.playerId} data-active={isAtBat || undefined} data-substitute={order === null || undefined}>
            <th scope="row">
              {order !== undefined && <span className={styles.lineupTableOrder}>{order}</span>}
              <a href={paths.player(line.playerId)}>{line.name}</a> <span className={styles.note}>{note}</span>
              {isAtBat && <span className={styles.lineupTableNow}> at bat</span>}
            </th>
            {columns.map(({ name, value }) => (
              <td key={name}>{value(line) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The batters of one side in batting order and its pitchers, with their figures so far, from the box score. A substitute is
 * indented below the replaced batter.
 */
export function LineupTable({ view, side, box }: { view: GameView; side: Side; box: BoxScore }) {
  const atBat = currentBatterId(view);
  const batters = box[side].batting.map((line) => ({
    line,
    order: isSubstitute(line) ? null : line.order,
    note: line.position,
    isAtBat: line.playerId === atBat,
  }));
  return (
    <ScrollRegion className={styles.tables} label={`${view.teams[side].shortName} batters and pitchers`}>
      <Table head="Batters" columns={batting} rows={batters} />
      <Table head="Pitchers" columns={pitching} rows={box[side].pitching.map((line) => ({ line, note: line.note }))} />
    </ScrollRegion>
  );
}
