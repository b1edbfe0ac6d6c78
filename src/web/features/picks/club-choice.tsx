import type { ReactNode } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { Stamp } from '../../ui/stamp.tsx';
import styles from './club-choice.module.css';

type ClubChoiceProps = {
  name: string;
  team: GameCard['teams']['home'];
  isChosen: boolean;
  isCalled: boolean;
  onChoose(): void;
  children: ReactNode;
};

/** A club's row of the card as one of two answers; the submitted one bears the stamp. */
export function ClubChoice({ name, team, isChosen, isCalled, onChoose, children }: ClubChoiceProps) {
  return (
    <label className={styles.choice} data-club={team.id}>
      <span className={styles.club}>{children}</span>
      {isCalled && (
        <span className={styles.called}>
          <Stamp>Called</Stamp>
        </span>
      )}
      <input
        type="radio"
        name={name}
        value={team.id}
        checked={isChosen}
        onChange={onChoose}
        className={styles.radio}
        aria-label={isCalled ? `${team.shortName}, called` : team.shortName}
      />
    </label>
  );
}
