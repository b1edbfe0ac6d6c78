import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '#ui/kit/use-change.ts';
import { changeFollowed, useFollowed } from '../queries/followed.ts';
import styles from './follow-star.module.css';

export type FollowedName = { playerId: number; name: string };

const outline = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z';

/** A button that follows a player, or no longer follows one. */
export function FollowButton({ playerId, name }: FollowedName) {
  const queryClient = useQueryClient();
  const followed = useFollowed();
  const { run, error } = useChange();
  const isFollowed = followed?.playerIds.includes(playerId) ?? false;
  const toggle = () =>
    run(() => changeFollowed(queryClient, playerId, !isFollowed), {
      done: isFollowed ? `You no longer follow ${name}` : `You follow ${name}`,
    });
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
      {error !== null && (
        <span role="alert" className={styles.problem}>
          {error.message}
        </span>
      )}
    </>
  );
}
