import { lazy, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import styles from './follow-place.module.css';

export type FollowedName = { playerId: number; name: string };

const FollowStar = lazy(async () => ({ default: (await import('./follow-star.tsx')).FollowStar }));

/** The place of the star that follows a player. Its code is loaded after the page. */
export function FollowPlace({ playerId, name, className }: FollowedName & { className?: string | undefined }) {
  const isHydrated = useIsHydrated();
  return (
    <span className={classNames(styles.place, className)}>
      {isHydrated && (
        <Suspense>
          <FollowStar playerId={playerId} name={name} />
        </Suspense>
      )}
    </span>
  );
}
