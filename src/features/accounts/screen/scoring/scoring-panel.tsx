import { lockLeadText } from '#rules/picks/lock.ts';
import { hitTitle, totalBases } from '#rules/picks/scoring.ts';
import { BasePath } from '#ui/diamond/base-path.tsx';
import { Drawing } from '#ui/pictures/drawing.tsx';
import styles from '../account-page.module.css';

const streaks = ['1st', '2nd', '3rd', '4th and on'] as const;

/** The scoring rules in four lines, below a drawing of the ballpark. */
export function ScoringPanel() {
  return (
    <aside className={styles.panel} aria-labelledby="scoring-heading">
      <h2 id="scoring-heading" className={styles.heading}>
        Call the winner. Keep the streak going.
      </h2>
      <Drawing of="park#park" className={styles.picture} />
      <div className={styles.text}>
        <table className={styles.table}>
          <caption className="visually-hidden">Total bases of correct calls in a row</caption>
          <thead>
            <tr>
              <th scope="col">Right in a row</th>
              <th scope="col">Scores as</th>
              <th scope="col">Bases</th>
            </tr>
          </thead>
          <tbody>
            {streaks.map((streak, index) => (
              <tr key={streak}>
                <th scope="row">{streak}</th>
                <td>
                  <BasePath bases={index + 1} size={28} />
                  {hitTitle(index + 1)}
                </td>
                <td>{totalBases(index + 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>One wrong call ends the streak. Calls close {lockLeadText} before the first pitch.</p>
      </div>
    </aside>
  );
}
