import styles from './table.module.css';

/** What the tints of a table mean. The cells have it as a text that is read aloud. */
export function HeatKey() {
  return (
    <p className={styles.key} aria-hidden="true">
      Worse
      {[1, 2, 4, 5].map((level) => (
        <i key={level} data-heat={level} />
      ))}
      Better
    </p>
  );
}
