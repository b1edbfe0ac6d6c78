import { Drawing } from '#ui/pictures/drawing.tsx';
import styles from './ballpark.module.css';
import { SessionPanel } from './session-panel.tsx';
import { OutfieldBoard } from './outfield-board.tsx';

/** The top of the page: the slogan, and a ballpark whose scoreboard shows one of today's games. */
export function Ballpark() {
  return (
    <div className={styles.park}>
      <div className={styles.text}>
        <h1 tabIndex={-1}>Follow the game, call the winner</h1>
        <SessionPanel />
      </div>
      <div className={styles.stage}>
        <Drawing of="park#park" className={styles.scene} />
        <OutfieldBoard />
      </div>
    </div>
  );
}
