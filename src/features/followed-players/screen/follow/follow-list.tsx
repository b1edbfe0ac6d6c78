import { useState } from 'react';
import { FollowPlace, type FollowedName } from './follow-place.tsx';
import styles from './follow-place.module.css';

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
