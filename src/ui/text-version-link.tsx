import styles from './text-version-link.module.css';

/** A small link at the end of a page to the same content as text. The browser loads it, because it is not a page of the application. */
export function TextVersionLink({ path }: { path: string }) {
  return (
    <p className={styles.line}>
      <a href={path}>Text version</a>
    </p>
  );
}
