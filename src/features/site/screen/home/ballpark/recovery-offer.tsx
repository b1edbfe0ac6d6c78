import { useState } from 'react';
import { offerRecovery } from '#features/accounts/queries/offer-recovery.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import controls from '#ui/controls.module.css';
import styles from './ballpark.module.css';
import { Button } from '#ui/button.tsx';

/** After sign-up: a link to recovery codes, with which a forgotten password can be replaced. */
export function RecoveryOffer({ username }: { username: string }) {
  const isHydrated = useIsHydrated();
  const [isDeclined, setIsDeclined] = useState(false);
  if (!isHydrated || isDeclined || !offerRecovery.isSet()) return null;
  const decline = () => {
    offerRecovery.clear();
    setIsDeclined(true);
  };
  return (
    <p className={styles.offer}>
      <Link
        to={`${paths.user(username)}#recovery-codes`}
        className={controls.linkRow}
        onClick={() => offerRecovery.clear()}
      >
        Save recovery codes in case you forget your password
      </Link>
      <Button onClick={decline}>Not now</Button>
    </p>
  );
}
