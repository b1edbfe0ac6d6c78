import { totalBases } from '#domain/predictions/scoring.ts';
import { BasePath } from '../base-path.tsx';
import styles from './run-of-calls.module.css';

const hits = [
  ['1 in a row', 'single'],
  ['2 in a row', 'double'],
  ['3 in a row', 'triple'],
  ['4 and more', 'home run'],
] as const;

/** The scoring rule in one line: the bases of the first, second, third and every further correct pick of a streak. */
export function RunOfCalls() {
  return (
    <ol className={styles.run} aria-label="Right calls in a row">
      {hits.map(([run, hit], index) => (
        <li key={hit}>
          <BasePath bases={totalBases(index + 1)} size={38} />
          <small>{run}</small>
          <b>{hit}</b>
        </li>
      ))}
    </ol>
  );
}
