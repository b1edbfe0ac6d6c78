import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '#ui/kit/class-names.ts';
import { Stamp } from '#ui/kit/stamp.tsx';
import styles from './club-buttons.module.css';

/** A club of a game; `row` is what its button shows. */
type Club = { id: number; shortName: string; row: ReactNode };

type ClubButtonsProps = {
  /** for screen readers */
  question: string;
  /** the away club first */
  clubs: readonly Club[];
  /** the club that is called, or that is being saved */
  chosenId: number | null;
  /** the choice is not saved yet: its stamp is an outline */
  isPending?: boolean;
  /** one game fills the screen */
  isLarge?: boolean;
  /** both clubs beside each other, without the word Call */
  isCompact?: boolean;
  /** id of the note about the choice */
  noteId?: string;
  /** saves a choice; absent when the clubs cannot be chosen any more */
  onChoose?: ((clubId: number) => void) | undefined;
  /** the buttons are in a form that also works without scripts, which gets radio buttons too */
  isOfForm?: boolean;
};

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Arrow keys move the focus to the other club; only Space or Enter chooses. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('button') ?? [])];
  buttons[Math.max(0, buttons.indexOf(event.currentTarget) + step)]?.focus();
  event.preventDefault();
}

function Mark({ isChosen, isOpen, isPending }: { isChosen: boolean; isOpen: boolean; isPending: boolean }) {
  if (!isChosen) return isOpen ? <span className={styles.call}>Call</span> : null;
  return (
    <span className={styles.stamp} data-pending={isPending || undefined}>
      <Stamp>Called</Stamp>
    </span>
  );
}

/** Both clubs of a game as buttons across a card. The club that counts has a bar, a bold name and a stamp; the other is dimmed. */
export function ClubButtons(props: ClubButtonsProps) {
  const { question, clubs, chosenId, isPending = false, isLarge = false, noteId } = props;
  const { onChoose, isOfForm = false, isCompact = false } = props;
  const stateOf = (id: number) => (chosenId === null ? undefined : id === chosenId ? 'yes' : 'no');
  const rows = clubs.map(({ id, shortName, row }) => {
    const content = (
      <>
        <span className={styles.row}>{row}</span>
        <Mark
          isChosen={id === chosenId}
          isOpen={onChoose !== undefined && !isCompact && chosenId === null}
          isPending={isPending}
        />
      </>
    );
    const state = { className: styles.club, 'data-club': id, 'data-chosen': stateOf(id) };
    if (onChoose === undefined)
      return (
        <div key={id} {...state}>
          {content}
        </div>
      );
    return (
      <div key={id} className={styles.choice}>
        <button
          type="submit"
          name="call"
          value={id}
          aria-pressed={id === chosenId}
          onKeyDown={moveFocus}
          onClick={(event) => {
            event.preventDefault();
            onChoose(id);
          }}
          {...state}
        >
          {content}
        </button>
        {isOfForm && (
          <input
            type="radio"
            name="predictedWinnerId"
            value={id}
            defaultChecked={id === chosenId}
            aria-label={shortName}
            className="needs-no-script"
          />
        )}
      </div>
    );
  });
  return (
    <fieldset
      className={classNames(styles.clubs, isLarge && styles.large, isCompact && styles.compact)}
      aria-describedby={noteId}
    >
      <legend className="visually-hidden">{question}</legend>
      {rows}
    </fieldset>
  );
}
