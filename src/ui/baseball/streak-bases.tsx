import { hitName } from '#rules/picks/scoring.ts';
import { BasePath } from './base-path.tsx';
import styles from './streak-bases.module.css';

const streaks = ['1 in a row', '2 in a row', '3 in a row', '4 and more'] as const;

/** The scoring rule in one line: the bases of the first, second, third and every further correct pick of a streak. */
export function StreakBases() {
  return (
    <ol className={styles.streak} aria-label="Right calls in a row">
      {streaks.map((length, index) => (
        <li key={length}>
          <BasePath bases={index + 1} size={38} />
          <small>{length}</small>
          <b>{hitName(index + 1)}</b>
        </li>
      ))}
    </ol>
  );
}
