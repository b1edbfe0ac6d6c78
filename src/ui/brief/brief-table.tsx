import type { GameView } from '#rules/baseball/game/model.ts';
import type { BriefRow } from './brief-rows.ts';
import styles from './brief-table.module.css';

type Clubs = Record<'away' | 'home', Pick<GameView['teams']['home'], 'shortName'>>;

/** The rows of a brief with a column for each club. */
export function BriefTable({ rows, teams: { away, home } }: { rows: readonly BriefRow[]; teams: Clubs }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Figure</span>
          </th>
          <th scope="col">{away.shortName}</th>
          <th scope="col">{home.shortName}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.away}</td>
            <td>{row.home}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
