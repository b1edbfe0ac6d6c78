import styles from './base-path.module.css';

/** Home, first, second, third and home again, in a square of 48 units. */
const corners = [
  [24, 41],
  [41, 24],
  [24, 7],
  [7, 24],
  [24, 41],
] as const;

const line = (to: number): string =>
  corners.slice(0, to + 1).reduce((path, [x, y]) => `${path}${path ? 'L' : 'M'}${x} ${y}`, '');

/** The part of the base path that a streak has covered. The same value is always written next to it. `bases`: touched, 0 to 4 */
export function BasePath({ bases, size }: { bases: number; size: number }) {
  const run = Math.min(Math.max(bases, 0), 4);
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className={styles.diamond}>
      <path d={`${line(4)}z`} className={styles.ground} />
      {run > 0 && <path d={line(run)} className={styles.run} />}
      {corners.slice(1).map(([x, y], index) => (
        <path
          key={`${x} ${y}`}
          d={index === 3 ? `M${x - 4.5} ${y - 3}h9v4l-4.5 4-4.5-4z` : `M${x} ${y - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5z`}
          className={index < run ? styles.touched : styles.bag}
        />
      ))}
    </svg>
  );
}
