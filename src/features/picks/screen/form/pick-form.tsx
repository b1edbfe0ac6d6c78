import { useRef, type FormEvent, type ReactNode } from 'react';
import type { PickableGame } from '../pickable-game.ts';
import { announce } from '#ui/announcements/announce.ts';
import { useInvalidFlash } from '#ui/use-invalid-flash.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { ClubChoice } from './club-choice.tsx';
import { useDayPicksContext } from '../day/day-picks-context.ts';
import { PickConfidence } from '../confidence/pick-confidence.tsx';
import { PickNote } from './pick-note.tsx';
import { PickError } from './pick-error.tsx';
import { useDraftPicks, updateDraftPick } from '../drafts/draft-pick-store.ts';
import { emptyDraftPick, type DraftPick } from '../drafts/draft-picks.ts';
import { chooseWinnerMessage, signInMessage } from '../day/use-day-picks.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './pick-form.module.css';

/** The error of a draft pick; "sign in first" no longer applies once the user is signed in. */
function usePickError({ error }: DraftPick): string | null {
  const { user } = useSession();
  return error === signInMessage && user !== null ? null : error;
}

/** The rows of both clubs on a card. */
export type ClubRows = { away: ReactNode; home: ReactNode };

export type PickFormProps = { game: PickableGame; rows: ClubRows; lock: number | null };

/** A form with both clubs to choose from and a submit button. */
export function PickForm({ game, rows, lock }: PickFormProps) {
  const { gamePk, teams } = game;
  const form = useRef<HTMLFormElement>(null);
  const dayPicks = useDayPicksContext();
  const { user } = useSession();
  const draftPick = useDraftPicks().get(gamePk) ?? emptyDraftPick;
  const saved = dayPicks.findPick(gamePk);
  const savedId = saved?.winnerId ?? null;
  const chosenId = draftPick.choice ?? savedId;
  const error = usePickError(draftPick);
  const isInvalid = useInvalidFlash(draftPick.refusals);
  const isSaved = saved !== undefined && chosenId === savedId;
  const noteId = `pick-note-${gamePk}`;

  const focusChosen = () => form.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draftPick.isSending || isSaved) return;
    if (user !== null && chosenId === null)
      return updateDraftPick(gamePk, { kind: 'refuse', error: chooseWinnerMessage });
    if (!(await dayPicks.submit(game, chosenId ?? teams.away.id))) return;
    focusChosen();
    announce(`Called: ${chosenId === teams.home.id ? teams.home.shortName : teams.away.shortName}`);
  };
  const withdraw = async () => {
    if (!(await dayPicks.withdraw(game))) return;
    focusChosen();
    announce('Prediction withdrawn');
  };

  return (
    <form
      ref={form}
      className={styles.form}
      data-invalid={isInvalid || undefined}
      onSubmit={(event) => void submit(event)}
    >
      <fieldset className={styles.clubs} aria-describedby={noteId}>
        <legend className="visually-hidden">
          Who wins, {teams.away.shortName} or {teams.home.shortName}?
        </legend>
        {(['away', 'home'] as const).map((side) => (
          <ClubChoice
            key={side}
            name={`pick-${gamePk}`}
            team={teams[side]}
            isChosen={chosenId === teams[side].id}
            isPicked={savedId === teams[side].id}
            onChoose={() => updateDraftPick(gamePk, { kind: 'choose', teamId: teams[side].id })}
          >
            {rows[side]}
          </ClubChoice>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <div id={noteId} className={styles.note}>
          {error === null ? (
            <PickNote saved={isSaved ? saved : undefined} lock={lock} onWithdraw={() => void withdraw()} />
          ) : (
            <PickError key={draftPick.refusals} error={error} />
          )}
        </div>
        {!isSaved && (
          <button
            type="submit"
            className={classNames(controls.control, styles.submit)}
            aria-disabled={draftPick.isSending || undefined}
          >
            Submit prediction
          </button>
        )}
      </div>
      {isSaved && <PickConfidence pick={saved} />}
    </form>
  );
}
