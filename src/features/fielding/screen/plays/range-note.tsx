import styles from '../advanced-fielding.module.css';

/** Explains the figures and their limits. */
export function RangeNote() {
  return (
    <aside className={styles.note} aria-labelledby="range-note">
      <h2 id="range-note">What this is</h2>
      <p>
        Outfield range data: for each ball hit near an outfielder, the starting position, the landing point, the hang
        time, the sprint speed, and how often outfielders catch such a ball. It does not cover infielders, baserunning
        or throws. Distance is the straight line from the starting position to the landing point. Measured since 2016 by
        Baseball Savant.
      </p>
    </aside>
  );
}
