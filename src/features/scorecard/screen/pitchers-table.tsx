import { inningsOfOuts } from '#rules/baseball/stats/innings.ts';
import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import type { CardPitcher, ClubCard } from '../rules/shapes.ts';
import { classNames } from '#ui/class-names.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import smallTable from '#ui/table/small-table.module.css';
import styles from './scorecard-screen.module.css';

const columns: { name: string; label: string; value: (pitcher: CardPitcher) => string | number }[] = [
  { name: 'IP', label: 'innings pitched', value: ({ outs }) => inningsOfOuts(outs) },
  { name: 'BF', label: 'batters faced', value: ({ batters }) => batters },
  { name: 'P', label: 'pitches', value: ({ pitches }) => pitches },
  { name: 'H', label: 'hits', value: ({ hits }) => hits },
  { name: 'R', label: 'runs', value: ({ runs }) => runs },
  { name: 'ER', label: 'earned runs', value: ({ earnedRuns }) => earnedRuns ?? '–' },
  { name: 'BB', label: 'walks', value: ({ walks }) => walks },
  { name: 'K', label: 'strikeouts', value: ({ strikeOuts }) => strikeOuts },
];

/** lines to write on, on paper only */
const blankRows = [1, 2, 3, 4, 5, 6];

const outWords = ['', 'one out', 'two out'] as const;

const cameIn = ({ mark, inning, outsBefore }: CardPitcher): string => {
  if (mark === 'A') return 'started';
  return [ordinal(inning), outWords[outsBefore]].filter(Boolean).join(', ');
};

/** The pitchers against a club, in order; the letter marks their first batter on the sheet. */
export function PitchersTable({ pitchers, club }: { pitchers: ClubCard['pitchers']; club: string }) {
  return (
    <ScrollRegion className={smallTable.scroller} label={`Pitching for the ${club}`}>
      <table className={classNames(smallTable.table, styles.pitchers)}>
        <caption className="visually-hidden">Pitching for the {club}</caption>
        <thead>
          <tr>
            <th scope="col">{club} pitching</th>
            <th scope="col">In</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                <abbr title={label}>{name}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pitchers.map((pitcher) => (
            <tr key={pitcher.playerId}>
              <th scope="row">
                <b className={styles.mark}>{pitcher.mark}</b> {pitcher.name}
              </th>
              <td>{cameIn(pitcher)}</td>
              {columns.map(({ name, value }) => (
                <td key={name}>{value(pitcher)}</td>
              ))}
            </tr>
          ))}
          {pitchers.length === 0 &&
            blankRows.map((row) => (
              <tr key={row} className={styles.blank} aria-hidden="true">
                <td colSpan={columns.length + 2}>{'\u00a0'}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
