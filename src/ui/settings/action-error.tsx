import styles from './security.module.css';
import type { ActionFailure } from './use-action.ts';

/** Says why an action of the settings failed. */
export function ActionError({ error }: { error: ActionFailure | null }) {
  if (error === null) return null;
  return (
    <p role="alert" className={styles.error}>
      {error.message}
    </p>
  );
}
