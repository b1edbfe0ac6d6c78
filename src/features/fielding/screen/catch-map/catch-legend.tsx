import styles from '../advanced-fielding.module.css';
import { tones } from './tones.ts';

/** The meaning of the colors and of the line ends. */
export function CatchLegend({ hasUnknown }: { hasUnknown: boolean }) {
  const shown = tones.filter(({ tone }) => hasUnknown || tone !== 'unknown').toReversed();
  return (
    <dl className={styles.legend}>
      <div>
        <dt>Catch rate</dt>
        {shown.map(({ tone, name }) => (
          <dd key={tone}>
            <svg
              viewBox="0 0 14 14"
              width="14"
              height="14"
              aria-hidden="true"
              data-tone={tone}
              className={styles.marks}
            >
              <path className={styles.dots} d="M7 7h0" />
            </svg>
            {name}
          </dd>
        ))}
      </div>
      <div>
        <dt>Result</dt>
        <dd>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className={styles.marks}>
            <path className={styles.dots} d="M7 7h0" />
          </svg>
          caught
        </dd>
        <dd>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className={styles.marks}>
            <path className={styles.dots} d="M7 7h0" />
            <path className={styles.holes} d="M7 7h0" />
          </svg>
          not caught
        </dd>
      </div>
    </dl>
  );
}
