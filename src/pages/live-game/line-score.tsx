import { lineScoreInnings, lineScoreField } from '#rules/baseball/game/describe-state.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { battingSide, hasStarted, isBetweenInnings, isLive } from '#rules/baseball/game/predicates.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import styles from './line-score.module.css';

function Row({ view, side }: { view: GameView; side: Side }) {
  const { runs, hits, errors } = view.totals[side];
  return (
    <tr>
      <th scope="row" className={styles.team}>
        <Emblem teamId={view.teams[side].id} size={16} />
        <abbr title={view.teams[side].name}>{view.teams[side].abbreviation}</abbr>
      </th>
      {lineScoreCells(view, side).map(({ inning, text, isCurrent }) => (
        <td key={inning} data-current={isCurrent || undefined}>
          {text}
        </td>
      ))}
      {[runs, hits, errors].map((total, column) => (
        <td key={['R', 'H', 'E'][column]} className={styles.total}>
          {hasStarted(view) ? total : ''}
        </td>
      ))}
    </tr>
  );
}

/** Runs by inning, and total runs, hits and errors. The innings of a long game scroll, from the newest ones; clubs and totals stay. */
export function LineScore({ view }: { view: GameView }) {
  const { length } = lineScoreInnings(view);
  return (
    <ScrollRegion className={styles.scroller} label="Line score">
      {/* an extra inning changes the width of every column: a new key avoids a layout shift within the old table */}
      <table key={length} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.team}>
              <span className="visually-hidden">Team</span>
            </th>
            {lineScoreInnings(view).map((inning) => (
              <th key={inning} scope="col" data-current={view.inning === inning || undefined}>
                {inning}
              </th>
            ))}
            {(['Runs', 'Hits', 'Errors'] as const).map((total) => (
              <th key={total} scope="col" className={styles.total}>
                <abbr title={total}>{total.charAt(0)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row view={view} side="away" />
          <Row view={view} side="home" />
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type LineScoreCell = { inning: number; text: string; isCurrent: boolean };

/** One side's row of the line score. The half-inning in progress is the current one. */
export function lineScoreCells(view: GameView, side: Side): LineScoreCell[] {
  const atBat = isLive(view) && !isBetweenInnings(view) ? battingSide(view) : null;
  return lineScoreInnings(view).map((inning) => ({
    inning,
    text: lineScoreField(view, inning, side),
    isCurrent: atBat === side && view.inning === inning,
  }));
}
