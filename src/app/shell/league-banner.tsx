import styles from './shell.module.css';

/** States on every page that the league is simulated or recorded. */
export function LeagueBanner({ notice }: { notice: string }) {
  return (
    <aside className={styles.banner} aria-label="About this league">
      <p>{notice}</p>
    </aside>
  );
}
