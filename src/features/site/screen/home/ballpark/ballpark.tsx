import type { ReactNode } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import { Drawing } from '#ui/pictures/drawing.tsx';
import styles from './ballpark.module.css';
import { SessionPanel } from './session-panel.tsx';
import { OutfieldBoard } from './outfield-board.tsx';

/** The top of the page: the slogan or a signed-in user's desk, and a ballpark whose scoreboard shows one of today's games. */
export function Ballpark(panel: { desk: ReactNode; pick: ReactNode }) {
  const { user } = useSession();
  return (
    <div className={styles.park}>
      <div className={styles.text}>
        {user === null ? (
          <h1 tabIndex={-1}>Follow the game, call the winner</h1>
        ) : (
          <h1 tabIndex={-1} className={styles.own}>
            Tonight
          </h1>
        )}
        <SessionPanel {...panel} />
      </div>
      <div className={styles.stage}>
        <Drawing of="park#park" className={styles.scene} />
        <OutfieldBoard />
      </div>
    </div>
  );
}
