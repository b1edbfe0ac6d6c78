import { useRef, type FormEvent } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { announce } from '../../ui/announce.ts';
import { useInvalidFlash } from '../../ui/use-invalid-flash.ts';
import { useSession } from '../../api/queries/session.ts';
import { ClubChoice } from './club-choice.tsx';
import { useDayBook } from './day-picks.ts';
import type { ClubRows } from './game-pick.tsx';
import { PickNote } from './pick-note.tsx';
import { PickTrouble } from './pick-trouble.tsx';
import { useSlips, writeSlip } from './slip-store.ts';
import { blankSlip, type Slip } from './slips.ts';
import { chooseFirst, signInFirst } from './use-day-picks.ts';
import styles from './pick-form.module.css';

/** The trouble as it still applies: once signed in, nobody needs to be told to. */
function useTrouble({ trouble }: Slip): string | null {
  const { user } = useSession();
  return trouble === signInFirst && user !== null ? null : trouble;
}

type PickFormProps = { game: GameCard; rows: ClubRows; lock: number | null };

/** Two clubs to choose from, and the button that makes it count. */
export function PickForm({ game, rows, lock }: PickFormProps) {
  const { gamePk, teams } = game;
  const form = useRef<HTMLFormElement>(null);
  const book = useDayBook();
  const { user } = useSession();
  const slip = useSlips().get(gamePk) ?? blankSlip;
  const saved = book.pickOf(gamePk);
  const savedId = saved?.winnerId ?? null;
  const chosenId = slip.choice ?? savedId;
  const trouble = useTrouble(slip);
  const isInvalid = useInvalidFlash(slip.refusals);
  const isSaved = saved !== undefined && chosenId === savedId;
  const noteId = `pick-note-${gamePk}`;

  const focusChosen = () => form.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (slip.isSending || isSaved) return;
    if (user !== null && chosenId === null) return writeSlip(gamePk, { kind: 'refuse', trouble: chooseFirst });
    if (!(await book.submit(game, chosenId ?? teams.away.id))) return;
    focusChosen();
    announce(`Called: ${chosenId === teams.home.id ? teams.home.shortName : teams.away.shortName}`);
  };
  const withdraw = async () => {
    if (!(await book.withdraw(game))) return;
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
            isCalled={savedId === teams[side].id}
            onChoose={() => writeSlip(gamePk, { kind: 'choose', teamId: teams[side].id })}
          >
            {rows[side]}
          </ClubChoice>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <div id={noteId} className={styles.note}>
          {trouble === null ? (
            <PickNote saved={isSaved ? saved : undefined} lock={lock} onWithdraw={() => void withdraw()} />
          ) : (
            <PickTrouble key={slip.refusals} trouble={trouble} />
          )}
        </div>
        {!isSaved && (
          <button type="submit" className={styles.submit} aria-disabled={slip.isSending || undefined}>
            Submit prediction
          </button>
        )}
      </div>
    </form>
  );
}
