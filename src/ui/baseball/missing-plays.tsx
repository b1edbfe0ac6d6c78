import { describeMissingPlays } from '#rules/baseball/game/describe-state.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { Note } from '#ui/kit/note.tsx';
import styles from './missing-plays.module.css';

/** Says of which innings plays are missing, above what is computed from plays; nothing for a complete game. */
export function MissingPlays({ view: { missingPlays } }: { view: Pick<GameView, 'missingPlays'> }) {
  const text = describeMissingPlays(missingPlays);
  return text === null ? null : <Note className={styles.missing}>{text}</Note>;
}
