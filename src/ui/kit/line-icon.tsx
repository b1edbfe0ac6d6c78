import styles from './line-icon.module.css';

type LineIconProps = { path: string; size?: number };

/** A sign of lines in the color of the text, on a square of 24 units. The text beside it, or the label of its button, says the same. */
export function LineIcon({ path, size = 22 }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={styles.icon}>
      <path d={path} />
    </svg>
  );
}
