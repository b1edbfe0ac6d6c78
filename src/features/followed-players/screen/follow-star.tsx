import { type ComponentType, lazy, Suspense, useState } from 'react';
import { classNames } from '#ui/kit/class-names.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { FollowedName } from './follow-button.tsx';
import styles from './follow-star.module.css';

const none = { FollowButton: () => null };
const FollowButton = lazy<ComponentType<FollowedName>>(async () => ({
  default: (await import('./follow-button.tsx').catch(() => none)).FollowButton,
}));

/** The place of the star that follows a player. Its code is loaded after hydration, because the server does not know the players of a device. */
export function FollowPlace({ playerId, name, className }: FollowedName & { className?: string | undefined }) {
  const isHydrated = useIsHydrated();
  return (
    <span className={classNames(styles.place, className)}>
      {isHydrated && (
        <Suspense>
          <FollowButton playerId={playerId} name={name} />
        </Suspense>
      )}
    </span>
  );
}

/** The stars of a list of players, in a part that the user opens: a star in each row would crowd the list. */
export function FollowList({ players }: { players: readonly FollowedName[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (players.length === 0) return null;
  return (
    <details className={styles.follow} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Follow players</summary>
      {isOpen && (
        <ul>
          {players.map(({ playerId, name }) => (
            <li key={playerId}>
              <FollowPlace playerId={playerId} name={name} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
