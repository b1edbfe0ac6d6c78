import styles from '../leaderboard.module.css';
import { describeMovement } from './describe-movement.ts';

const arrows = { up: 'M5 1 9 8H1z', down: 'M5 9 1 2h8z', new: 'M5 1 9 5 5 9 1 5z' } as const;

/** The movement since last week, if there is one: an arrow and the number of places, with the full text for screen readers. */
export function Movement({ movement }: { movement: number | null }) {
  const described = describeMovement(movement);
  if (described === null) return null;
  const { kind, short, long } = described;
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
