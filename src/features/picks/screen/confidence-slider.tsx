import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { query } from '#platform/page/query.ts';
import { confidenceRange } from '#rules/picks/confidence-range.ts';
import { Button } from '#ui/kit/button.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import type { removeConfidence, setConfidence, ownConfidences } from '../contract/confidence.ts';
import type { OwnPick } from '../contract/picks.ts';
import styles from './confidence-slider.module.css';

const { lowest, highest } = confidenceRange;
/** shown before a user chooses; it is saved only with the button */
const initial = 60;

/** A slider for how sure the user is of a pick. It is part of the form of the pick, so it saves with a button of its own. */
export function ConfidenceSlider({ pick, userId }: { pick: OwnPick; userId: number }) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const { saved, error, set, remove } = useConfidence(pick, userId, () => setChosen(null));
  if (saved === undefined) return null;
  const percent = chosen ?? saved ?? initial;
  const isSaved = percent === saved;
  const save = () => {
    if (!isSaved) void set(percent);
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {saved === null ? 'How sure are you?' : 'You are this sure:'}
        <output className={styles.percent}>{saved === null && chosen === null ? '–' : `${percent}%`}</output>
      </label>
      <div className={styles.row}>
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
        <Button look="control" className={styles.button} onClick={isSaved ? () => void remove() : save}>
          {isSaved ? 'Remove' : 'Save'}
        </Button>
      </div>
      <Problem text={error?.message} />
    </>
  );
}

/** The saved confidence (percent) of a pick, undefined until it is loaded, and the actions to change it; `onSaved` follows them. */
function useConfidence({ gamePk, winnerId, officialDate }: OwnPick, userId: number, onSaved: () => void) {
  const queryClient = useQueryClient();
  const stored = query<typeof ownConfidences>('GET /api/users/:id/confidences', {
    params: { id: userId },
    query: { date: officialDate },
  });
  const { data } = useQuery(stored);
  const { send, error } = useChange();
  const params = { gamePk };

  async function store(percent: number | null): Promise<void> {
    const { queryKey } = stored;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (before) => {
      const others = (before?.confidences ?? []).filter((each) => each.gamePk !== gamePk);
      return { confidences: percent === null ? others : [...others, { gamePk, winnerId, percent }] };
    });
    onSaved();
  }

  const own = data?.confidences.find((each) => each.gamePk === gamePk && each.winnerId === winnerId);
  return {
    saved: data === undefined ? undefined : (own?.percent ?? null),
    error,
    set: (percent: number) =>
      send<typeof setConfidence>(
        'POST /api/predictions/:gamePk/confidence',
        { params, body: { percent } },
        { after: (saved) => store(saved.percent), done: `Confidence of ${percent} percent saved` },
      ),
    remove: () =>
      send<typeof removeConfidence>(
        'DELETE /api/predictions/:gamePk/confidence',
        { params },
        { after: () => store(null), done: 'Confidence removed' },
      ),
  };
}
