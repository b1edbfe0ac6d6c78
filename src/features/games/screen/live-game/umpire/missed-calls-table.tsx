import { nameOf } from '#rules/baseball/game/describe.ts';
import type { MissedCall } from '#rules/baseball/game/judge-calls.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { formatHalfInning } from '#ui/format-half-inning.ts';
import { formatChallengeResult, formatMiss, formatRuns } from './missed-call-text.ts';
import styles from './umpire-view.module.css';

const columnsOf = (missed: readonly MissedCall[], { people, teams }: GameView): readonly Column<MissedCall>[] => [
  { id: 'place', head: '#', value: (call) => missed.indexOf(call) + 1 },
  {
    id: 'batter',
    head: 'Batter',
    isText: true,
    value: ({ play }) => nameOf(people, play.batterId),
    cell: ({ play }) => (
      <>
        {nameOf(people, play.batterId)} <span className={styles.second}>{formatHalfInning(play)}</span>
      </>
    ),
  },
  {
    id: 'call',
    head: 'Call',
    isText: true,
    value: formatMiss,
    cell: (call) => (
      <>
        {formatMiss(call)} <span className={styles.second}>{formatChallengeResult(call)}</span>
      </>
    ),
  },
  {
    id: 'runs',
    head: 'Runs',
    title: 'Estimated runs, and the club that the call favored',
    value: ({ runs }) => runs,
    cell: ({ runs, side }) => (runs > 0 ? `${formatRuns(runs)} ${teams[side].abbreviation}` : '–'),
  },
];

/** The missed calls as a table. */
export function MissedCallsTable({ missed, view }: { missed: readonly MissedCall[]; view: GameView }) {
  return (
    <PlainTable
      caption="Missed calls, the worst first"
      isCaptionShown
      columns={columnsOf(missed, view)}
      rows={missed}
      rowKey={({ play, pitch }) => `${play.index}-${pitch.number}`}
      areTermsShown={false}
    />
  );
}
