import type { CardPitcher, ClubCard } from '#rules/baseball/scorecard/shapes.ts';
import { inningsOfOuts, ordinal } from '#rules/baseball/stats/figures.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import styles from './scorecard-screen.module.css';

const outWords = ['', 'one out', 'two out'] as const;

const cameIn = ({ mark, inning, outsBefore }: CardPitcher): string => {
  if (mark === 'A') return 'started';
  return [ordinal(inning), outWords[outsBefore]].filter(Boolean).join(', ');
};

const columnsOf = (club: string): readonly Column<CardPitcher>[] => [
  {
    id: 'pitcher',
    head: `${club} pitching`,
    value: ({ name }) => name,
    cell: ({ mark, name }) => (
      <>
        <b className={styles.mark}>{mark}</b> {name}
      </>
    ),
  },
  { id: 'in', head: 'In', value: cameIn },
  { id: 'IP', head: 'IP', title: 'innings pitched', value: ({ outs }) => inningsOfOuts(outs) },
  { id: 'BF', head: 'BF', title: 'batters faced', value: ({ batters }) => batters },
  { id: 'P', head: 'P', title: 'pitches', value: ({ pitches }) => pitches },
  { id: 'H', head: 'H', title: 'hits', value: ({ hits }) => hits },
  { id: 'R', head: 'R', title: 'runs', value: ({ runs }) => runs },
  { id: 'ER', head: 'ER', title: 'earned runs', value: ({ earnedRuns }) => earnedRuns ?? '–' },
  { id: 'BB', head: 'BB', title: 'walks', value: ({ walks }) => walks },
  { id: 'K', head: 'K', title: 'strikeouts', value: ({ strikeOuts }) => strikeOuts },
];

/** lines to write on, on paper only */
const blankRows = [1, 2, 3, 4, 5, 6];

/** The pitchers against a club, in order; the letter marks their first batter on the sheet. */
export function PitchersTable({ pitchers, club }: { pitchers: ClubCard['pitchers']; club: string }) {
  return (
    <>
      <PlainTable
        caption={`Pitching for the ${club}`}
        columns={columnsOf(club)}
        rows={pitchers}
        rowKey={({ playerId }) => playerId}
        isSortable={false}
        className={styles.pitchers}
      />
      {pitchers.length === 0 && blankRows.map((row) => <div key={row} className={styles.blank} aria-hidden="true" />)}
    </>
  );
}
