import type { RangePlay } from '../../contract.ts';
import styles from '../advanced-fielding.module.css';
import { landingsPath } from './catch-paths.ts';
import { toneOf, type Tone } from './tones.ts';

/** The landing points of the balls of one difficulty: filled for a catch, hollow otherwise. */
export function CatchMarks({ tone, plays }: { tone: Tone; plays: readonly RangePlay[] }) {
  const own = plays.filter((play) => toneOf(play) === tone);
  if (own.length === 0) return null;
  const made = own.filter(({ isOut }) => isOut === true);
  const missed = own.filter(({ isOut }) => isOut !== true);
  return (
    <g data-tone={tone} className={styles.marks}>
      <path className={styles.dots} d={landingsPath(made)} />
      <path className={styles.dots} d={landingsPath(missed)} />
      <path className={styles.holes} d={landingsPath(missed)} />
    </g>
  );
}
