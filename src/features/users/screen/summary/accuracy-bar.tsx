import type { Accuracy } from '#rules/picks/accuracy.ts';
import styles from './summary.module.css';
import { describeAccuracy } from './describe-accuracy.ts';

const at = (share: number): number => Math.round(share * 1000) / 10;

/** A scale from 0 to 100% correct: the share as a ball, its interval as a bar, 50% as a tick. */
export function AccuracyBar({ accuracy, graded }: { accuracy: Accuracy; graded: number }) {
  const { share, low, high } = accuracy;
  return (
    <div className={styles.accuracy}>
      <svg width="100%" height="22" aria-hidden="true">
        <line x1="0" y1="11" x2="100%" y2="11" className={styles.scale} />
        <line x1="50%" y1="2" x2="50%" y2="20" className={styles.coin} />
        <line x1={`${at(low)}%`} y1="11" x2={`${at(high)}%`} y2="11" className={styles.interval} />
        <circle cx={`${at(share)}%`} cy="11" r="5.5" className={styles.ball} />
      </svg>
      <p>{describeAccuracy(accuracy, graded)}</p>
    </div>
  );
}
