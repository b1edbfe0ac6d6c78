import styles from '../leaderboard.module.css';
import { describeMovement } from './describe-movement.ts';

const arrows = { up: 'M5 1 9 8H1z', down: 'M5 9 1 2h8z', same: 'M1 4h8v2H1z', new: 'M5 1 9 5 5 9 1 5z' } as const;

/** The movement since last week: an arrow and a word, with the full text for screen readers. */
export function Movement({ movement }: { movement: number | null }) {
  const { kind, short, long } = describeMovement(movement);
  return (
    <span className={styles.movement} data-kind={kind} title={long}>
      <svg viewBox="0 0 10 10" width="9" height="9" aria-hidden="true">
        <path d={arrows[kind]} />
      </svg>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">, {long}</span>
    </span>
  );
}
