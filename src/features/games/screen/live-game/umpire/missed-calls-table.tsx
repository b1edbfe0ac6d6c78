import { nameOf } from '#rules/baseball/game/describe.ts';
import type { MissedCall } from '#rules/baseball/game/judge-calls.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { classNames } from '#ui/class-names.ts';
import smallTable from '#ui/table/small-table.module.css';
import { formatHalfInning } from '#ui/format-half-inning.ts';
import { formatChallengeResult, formatMiss, formatRuns } from './missed-call-text.ts';
import styles from './umpire-view.module.css';

const caption = 'Missed calls, the worst first';

/** The missed calls as a table. */
export function MissedCallsTable({ missed, view: { people, teams } }: { missed: MissedCall[]; view: GameView }) {
  return (
    <ScrollRegion className={smallTable.scroller} label={caption}>
      <table className={classNames(smallTable.table, styles.table)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Batter</th>
            <th scope="col">Call</th>
            <th scope="col">
              <abbr title="Estimated runs, and the club that the call favored">Runs</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {missed.map((call, place) => (
            <tr key={`${call.play.index}-${call.pitch.number}`}>
              <th scope="row">{place + 1}</th>
              <td>
                {nameOf(people, call.play.batterId)}{' '}
                <span className={styles.second}>{formatHalfInning(call.play)}</span>
              </td>
              <td>
                {formatMiss(call)} <span className={styles.second}>{formatChallengeResult(call)}</span>
              </td>
              <td>{call.runs > 0 ? `${formatRuns(call.runs)} ${teams[call.side].abbreviation}` : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
