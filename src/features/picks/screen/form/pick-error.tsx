import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './pick-form.module.css';
import { signInMessage } from '../day/use-day-picks.ts';

/** Why a pick was refused, announced to screen readers. */
export function PickError({ error }: { error: string }) {
  return (
    <p role="alert" className={styles.error}>
      {error}
      {error === signInMessage && (
        <>
          {' '}
          <Link to={paths.login()}>Login</Link>
        </>
      )}
    </p>
  );
}
