import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import styles from './game-tile.module.css';

/** A club before the game, in three short lines: name, record, and the probable pitcher. */
export function ClubFacts({ team: { id, shortName, record, probablePitcher } }: { team: GameCard['teams']['home'] }) {
  return (
    <span className={styles.facts}>
      <span className={styles.club}>
        <Emblem teamId={id} size={24} />
        <span>{shortName}</span>
      </span>
      <small>
        <span className="visually-hidden">Probable pitcher: </span>
        {probablePitcher === null ? 'Not Announced' : probablePitcher.name}
      </small>
      <small>{record === null ? '' : `${record.wins}–${record.losses}`}</small>
    </span>
  );
}
