import type { ReactNode } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { RecoveryOffer } from './recovery-offer.tsx';
import styles from './ballpark.module.css';
import { StreakBases } from '#ui/diamond/streak-bases.tsx';

function Welcome() {
  return (
    <>
      <p className={styles.welcome}>Call the winner before the first pitch, and have it in writing.</p>
      <Link to={paths.login()} className={styles.action}>
        Sign in or sign up
      </Link>
      <div className={styles.run}>
        <StreakBases />
      </div>
    </>
  );
}

/** The desk of a signed-in user, or a welcome for a visitor. Empty until the session is known. */
export function SessionPanel({ desk }: { desk: ReactNode }) {
  const { user, isKnown } = useSession();
  if (user !== null)
    return (
      <>
        {desk}
        <RecoveryOffer username={user.username} />
      </>
    );
  return isKnown ? <Welcome /> : <p className={styles.welcome}>&nbsp;</p>;
}
