import { useId, useState, type KeyboardEvent } from 'react';
import type { OwnPick } from '../../contract/predictions.ts';
import { confidenceRange } from '#rules/picks/confidence-range.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './confidence-slider.module.css';
import { useConfidence } from './use-confidence.ts';
import { Problem } from '#ui/note.tsx';

const { lowest, highest } = confidenceRange;
/** shown before a user chooses; it is saved only with the button */
const initial = 60;

/** A slider for how sure the user is of a pick. It is part of the form of the pick, so it saves with a button of its own. */
export function ConfidenceSlider({ pick, userId }: { pick: OwnPick; userId: number }) {
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
        {isSaved ? (
          <button type="button" className={classNames(controls.control, styles.button)} onClick={() => void clear()}>
            Remove
          </button>
        ) : (
          <button type="button" className={classNames(controls.control, styles.button)} onClick={() => void save()}>
            Save
          </button>
        )}
      </div>
      <Problem text={error} />
    </>
  );
}
