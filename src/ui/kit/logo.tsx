import styles from './logo.module.css';

/** The logo: a home plate, the arc of a hit, and the ball at its end. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className={styles.logo}>
      <path className={styles.plate} d="M5 24h22v11l-11 9.500L5 35z" />
      <path className={styles.arc} d="M16 33C17 17 22 9 31.500 8.500" />
      <circle className={styles.ball} cx="37" cy="11" r="8.500" />
      <path className={styles.seam} d="M31.800 6.200c3 2.800 3 7 .2 9.800M42.200 5.800c-3 3-3 7.600 .2 10.200" />
    </svg>
  );
}
