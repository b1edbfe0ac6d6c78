import { useQuery } from '@tanstack/react-query';
import { confidenceQuery } from '../../queries.ts';
import { Card } from '#ui/card.tsx';
import { CalibrationChart } from './calibration-chart.tsx';
import { formatBits, formatBrier } from '#rules/picks/format-scores.ts';
import summary from '../summary/summary.module.css';
import styles from '../user-home.module.css';

/** How well a user's confidence agrees with the results: two scores, a chart, and its figures as a table. */
export function ConfidenceSection({ username }: { username: string }) {
  const { data } = useQuery(confidenceQuery(username));
  if (data === undefined) return null;
  const { picks, bits, brier, groups } = data;
  return (
    <Card as="section" aria-labelledby="confidence">
      <h2 id="confidence">Confidence</h2>
      <dl className={summary.figures}>
        <div className={summary.figure}>
          <dt>Bits per pick</dt>
          <dd>{formatBits(bits)}</dd>
        </div>
        <div className={summary.figure}>
          <dt>Brier score</dt>
          <dd>{formatBrier(brier)}</dd>
        </div>
        <div className={summary.figure}>
          <dt>Graded picks</dt>
          <dd>{picks.toLocaleString('en-US')}</dd>
        </div>
      </dl>
      {picks === 0 ? (
        <p className={styles.note}>No graded pick with a confidence yet.</p>
      ) : (
        <div className={styles.calibration}>
          <CalibrationChart groups={groups} />
          <table>
            <caption className="visually-hidden">Picks by confidence</caption>
            <thead>
              <tr>
                <th scope="col">Sure</th>
                <th scope="col">Correct</th>
                <th scope="col">Picks</th>
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <tr key={group.from}>
                  <th scope="row">{`${group.from}–${group.to}%`}</th>
                  <td>{group.picks === 0 ? '–' : `${Math.round((100 * group.correct) / group.picks)}%`}</td>
                  <td>{group.picks}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
