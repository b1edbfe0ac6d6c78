import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './followed-place.module.css';

const FollowedStrip = lazy(async () => ({ default: (await import('./followed-strip.tsx')).FollowedStrip }));

/** The place of the followed players: a strip of one height, because the server does not know the players of a device. */
export function FollowedPlace() {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.place}>
      {isHydrated && (
        <Suspense>
          <FollowedStrip />
        </Suspense>
      )}
    </div>
  );
}
