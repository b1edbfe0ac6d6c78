import { hitTitle, totalBases } from '#rules/picks/scoring.ts';
import { classNames } from '#ui/class-names.ts';
import { BasePath } from '#ui/diamond/base-path.tsx';
import styles from '../leaderboard.module.css';

const hits = [
  { streak: 1, ordinal: 'First' },
  { streak: 2, ordinal: 'Second' },
  { streak: 3, ordinal: 'Third' },
  { streak: 4, ordinal: 'Fourth and on' },
] as const;

/** Explains how a score is computed. */
export function Scoring() {
  return (
    <section aria-labelledby="scoring" className={classNames(styles.panel, styles.scoring)}>
      <h2 id="scoring">Total bases</h2>
      <p>A score counts bases, as a slugger’s does. Every correct call in a row goes one base further:</p>
      <ol>
        {hits.map(({ streak, ordinal }) => (
          <li key={streak}>
            <BasePath bases={streak} size={44} />
            <span>
              <b>{hitTitle(streak)}</b>
              <small>{ordinal} in a row</small>
            </span>
            <b className={styles.bases}>
              +{totalBases(streak)}
              <span className="visually-hidden"> total bases</span>
            </b>
          </li>
        ))}
      </ol>
      <p>
        A wrong call ends the streak: the next correct one is a single again. Streaks follow the order of first pitches.
        Ties and games called off count for nothing, and break nothing. Equal scores share a place.
      </p>
    </section>
  );
}
