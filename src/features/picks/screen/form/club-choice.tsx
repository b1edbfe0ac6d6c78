import type { ReactNode } from 'react';
import type { Team } from '#rules/baseball/game/model.ts';
import { Stamp } from '#ui/stamp.tsx';
import styles from './pick-form.module.css';

type ClubChoiceProps = {
  name: string;
  team: Team;
  isChosen: boolean;
  isPicked: boolean;
  onChoose(): void;
  children: ReactNode;
};

/** A club's row of the card as a radio button; the submitted pick has a stamp. */
export function ClubChoice({ name, team, isChosen, isPicked, onChoose, children }: ClubChoiceProps) {
  return (
    <label className={styles.choice} data-club={team.id}>
      <span className={styles.club}>{children}</span>
      {isPicked && (
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
        aria-label={isPicked ? `${team.shortName}, called` : team.shortName}
      />
    </label>
  );
}
