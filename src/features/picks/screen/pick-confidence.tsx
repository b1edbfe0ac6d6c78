import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import { send } from '#platform/page/call.ts';
import { query } from '#platform/page/query.ts';
import { confidenceRange } from '#rules/picks/confidence-range.ts';
import { announce } from '#ui/announce.ts';
import { classNames } from '#ui/class-names.ts';
import { Problem } from '#ui/note.tsx';
import type { removeConfidence, setConfidence, ownConfidences } from '../contract/confidence.ts';
import type { OwnPick } from '../contract/picks.ts';
import controls from '#ui/controls.module.css';
import styles from './pick-confidence.module.css';

/** The slider below a saved pick, for users who have enabled it. Its place is kept free until the confidence is loaded. */
export function PickConfidence({ pick }: { pick: OwnPick }) {
  const { user } = useSession();
  if (user?.usesConfidence !== true) return null;
  return (
    <div className={styles.place}>
      <ConfidenceSlider key={pick.winnerId} pick={pick} userId={user.id} />
    </div>
  );
}

const { lowest, highest } = confidenceRange;
/** shown before a user chooses; it is saved only with the button */
const initial = 60;

/** A slider for how sure the user is of a pick. It is part of the form of the pick, so it saves with a button of its own. */
function ConfidenceSlider({ pick, userId }: { pick: OwnPick; userId: number }) {
  const id = useId();
  const { saved, error, set, remove } = useConfidence(pick, userId);
  const [chosen, setChosen] = useState<number | null>(null);
  if (saved === undefined) return null;
  const percent = chosen ?? saved ?? initial;
  const isSaved = percent === saved;
  const save = async () => {
    if (!isSaved && (await set(percent))) setChosen(null);
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  };
  const clear = async () => {
    if (await remove()) setChosen(null);
  };
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {saved === null ? 'How sure are you?' : 'You are this sure:'}
        <output className={styles.percent}>{saved === null && chosen === null ? '–' : `${percent}%`}</output>
      </label>
      <div className={`${styles.row} row`}>
        <input
          id={id}
          type="range"
          min={lowest}
          max={highest}
          value={percent}
          aria-valuetext={`${percent} percent`}
          onChange={(event) => setChosen(event.target.valueAsNumber)}
          onKeyDown={saveOnEnter}
        />
        <button
          type="button"
          className={classNames(controls.control, styles.button)}
          onClick={() => void (isSaved ? clear() : save())}
        >
          {isSaved ? 'Remove' : 'Save'}
        </button>
      </div>
      <Problem text={error} />
    </>
  );
}

/** The saved confidence (percent) of a pick, undefined until it is loaded, and the actions to change it. */
function useConfidence({ gamePk, winnerId, officialDate }: OwnPick, userId: number) {
  const queryClient = useQueryClient();
  const saved = query<typeof ownConfidences>('GET /api/users/:id/confidences', {
    params: { id: userId },
    query: { date: officialDate },
  });
  const { data } = useQuery(saved);
  const [error, setError] = useState<string | null>(null);
  const others = (data?.confidences ?? []).filter((each) => each.gamePk !== gamePk);

  /** Returns whether the change was saved. */
  async function change(act: () => Promise<number | null>): Promise<boolean> {
    setError(null);
    try {
      const percent = await act();
      await queryClient.cancelQueries({ queryKey: saved.queryKey });
      const confidences = percent === null ? others : [...others, { gamePk, winnerId, percent }];
      queryClient.setQueryData(saved.queryKey, { confidences });
      announce(percent === null ? 'Confidence removed' : `Confidence of ${percent} percent saved`);
      return true;
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'Network error');
      return false;
    }
  }

  const isOfPick = (each: (typeof others)[number]) => each.gamePk === gamePk && each.winnerId === winnerId;
  return {
    saved: data === undefined ? undefined : (data.confidences.find(isOfPick)?.percent ?? null),
    error,
    set: (percent: number) =>
      change(
        async () =>
          (
            await send<typeof setConfidence>('POST /api/predictions/:gamePk/confidence', {
              params: { gamePk },
              body: { percent },
            })
          ).percent,
      ),
    remove: () =>
      change(async () => {
        await send<typeof removeConfidence>('DELETE /api/predictions/:gamePk/confidence', { params: { gamePk } });
        return null;
      }),
  };
}
