import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './pick-form.module.css';
import { signInFirst } from './use-day-picks.ts';

/** Why a prediction was not taken, read out at once. */
export function PickTrouble({ trouble }: { trouble: string }) {
  return (
    <p role="alert" className={styles.trouble}>
      {trouble}
      {trouble === signInFirst && (
        <>
          {' '}
          <Link to={paths.login()}>Login</Link>
        </>
      )}
    </p>
  );
}
