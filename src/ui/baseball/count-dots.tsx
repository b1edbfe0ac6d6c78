import { classNames } from '#ui/kit/class-names.ts';
import styles from './count-dots.module.css';

type CountKind = 'balls' | 'strikes' | 'outs';

const maxima: Record<CountKind, number> = { balls: 4, strikes: 3, outs: 3 };
const initials: Record<CountKind, string> = { balls: 'B', strikes: 'S', outs: 'O' };

type CountDotsProps = { kind: CountKind; value: number };

/** The count as dots after a letter: up to four balls, three strikes or three outs. */
export function CountDots({ kind, value }: CountDotsProps) {
  const max = maxima[kind];
  const shown = Math.min(Math.max(value, 0), max);
  return (
    <span
      className={classNames(styles.count, styles[kind])}
      role="img"
      aria-label={`${value} ${value === 1 ? kind.slice(0, -1) : kind}`}
    >
      <span className={styles.letter}>{initials[kind]}</span>
      {Array.from({ length: max }, (_, index) => (
        <span key={index} className={classNames(styles.dot, index < shown && styles.on)} />
      ))}
    </span>
  );
}
