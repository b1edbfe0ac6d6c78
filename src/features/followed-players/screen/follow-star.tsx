import { useState } from 'react';
import { describeError } from '#platform/page/call.ts';
import { announce } from '#ui/announce.ts';
import { classNames } from '#ui/class-names.ts';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import { useFollowed } from '../queries.ts';
import styles from './follow-star.module.css';

type FollowedName = { playerId: number; name: string };

const outline = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z';

/** A button that follows a player, or no longer follows one. */
function FollowStar({ playerId, name }: FollowedName) {
  const { followed, change } = useFollowed();
  const [problem, setProblem] = useState<string | null>(null);
  const isFollowed = followed?.playerIds.includes(playerId) ?? false;

  async function toggle(): Promise<void> {
    try {
      await change(playerId, !isFollowed);
      setProblem(null);
      announce(isFollowed ? `You no longer follow ${name}` : `You follow ${name}`);
    } catch (error) {
      setProblem(describeError(error));
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.star}
        aria-pressed={isFollowed}
        aria-label={`Follow ${name}`}
        title={isFollowed ? 'Unfollow' : 'Follow'}
        disabled={followed === null}
        onClick={() => void toggle()}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d={outline} />
        </svg>
      </button>
      {problem !== null && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
}

/** The place of the star that follows a player. Shown after hydration, because the server does not know the players of a device. */
export function FollowPlace({ playerId, name, className }: FollowedName & { className?: string | undefined }) {
  const isHydrated = useIsHydrated();
  return (
    <span className={classNames(styles.place, className)}>
      {isHydrated && <FollowStar playerId={playerId} name={name} />}
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
