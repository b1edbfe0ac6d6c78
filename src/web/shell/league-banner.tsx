import styles from './shell.module.css';

/** Says on every page that this is not the real league, or not today's. */
export function LeagueBanner({ notice }: { notice: string }) {
  return (
    <aside className={styles.banner} aria-label="About this league">
      <p>{notice}</p>
    </aside>
  );
}
