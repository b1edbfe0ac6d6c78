import { lineScoreInnings, lineScoreField } from '#rules/baseball/game/describe-state.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { battingSide, hasStarted, isBetweenInnings, isLive } from '#rules/baseball/game/predicates.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Matrix, type MatrixColumn } from '#ui/table/matrix.tsx';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import styles from './line-score.module.css';

function teamColumn({ teams }: GameView): MatrixColumn<Side> {
  return {
    id: 'team',
    head: <span className="visually-hidden">Team</span>,
    className: styles.team,
    cell: (side) => (
      <>
        <Emblem teamId={teams[side].id} size={16} />
        <abbr title={teams[side].name}>{teams[side].abbreviation}</abbr>
      </>
    ),
  };
}

/** The innings. The half-inning in progress is the current one. */
export function inningColumns(view: GameView): MatrixColumn<Side>[] {
  const atBat = isLive(view) && !isBetweenInnings(view) ? battingSide(view) : null;
  return lineScoreInnings(view).map((inning) => {
    const isCurrent = view.inning === inning || undefined;
    return {
      id: inning,
      head: inning,
      headMarks: { 'data-current': isCurrent },
      cell: (side) => lineScoreField(view, inning, side),
      cellMarks: (side) => ({ 'data-current': side === atBat ? isCurrent : undefined }),
    };
  });
}

function totalColumn(view: GameView, name: string, total: keyof GameView['totals'][Side]): MatrixColumn<Side> {
  return {
    id: name,
    head: <abbr title={name}>{name.charAt(0)}</abbr>,
    className: styles.total,
    cell: (side) => hasStarted(view) && view.totals[side][total],
  };
}

/** Runs by inning, and total runs, hits and errors. The innings of a long game scroll, from the newest ones; clubs and totals stay. */
export function LineScore({ view }: { view: GameView }) {
  const innings = inningColumns(view);
  return (
    <ScrollRegion className={styles.scroller} label="Line score">
      <Matrix
        // an extra inning changes the width of every column: a new key avoids a layout shift within the old table
        key={innings.length}
        columns={[
          teamColumn(view),
          ...innings,
          totalColumn(view, 'Runs', 'runs'),
          totalColumn(view, 'Hits', 'hits'),
          totalColumn(view, 'Errors', 'errors'),
        ]}
        rows={['away', 'home']}
        rowKey={(side) => side}
        className={styles.table}
      />
    </ScrollRegion>
  );
}
