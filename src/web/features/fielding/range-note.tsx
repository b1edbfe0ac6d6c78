import styles from './advanced-fielding.module.css';

/** What these figures are, and what they are not. */
export function RangeNote() {
  return (
    <aside className={styles.note} aria-labelledby="range-note">
      <h2 id="range-note">What this is</h2>
      <p>
        Outfield range data: of each ball that came down near an outfielder, where he stood, where it came down, how
        long it was in the air, how fast he ran, and how often outfielders catch such a ball. It says nothing of
        infielders, of running the bases or of throws. Distance is the straight way from where he stood to where the
        ball came down. Measured since 2016 by Baseball Savant.
      </p>
    </aside>
  );
}
