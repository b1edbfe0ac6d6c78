import { hitName } from '#domain/predictions/scoring.ts';
import { BasePath } from '../base-path.tsx';
import styles from './run-of-calls.module.css';

const streaks = ['1 in a row', '2 in a row', '3 in a row', '4 and more'] as const;

/** The scoring rule in one line: the bases of the first, second, third and every further correct pick of a streak. */
export function RunOfCalls() {
  return (
    <ol className={styles.run} aria-label="Right calls in a row">
      {streaks.map((run, index) => (
        <li key={run}>
          <BasePath bases={index + 1} size={38} />
          <small>{run}</small>
          <b>{hitName(index + 1)}</b>
        </li>
      ))}
    </ol>
  );
}
