import type { PitchResult } from '#rules/baseball/game/model.ts';
import { MarkIcon } from './mark-icon.tsx';
import { markNames } from './mark-shape.ts';
import styles from '../strike-zone.module.css';

const shown: PitchResult[] = ['ball', 'called', 'swinging', 'foul', 'inPlayOut', 'inPlayHit'];

/** Color and shape of the common results, always in the same order. */
export function MarkLegend() {
  return (
    <ul className={styles.legend} aria-label="Pitch marks">
      {shown.map((result) => (
        <li key={result}>
          <MarkIcon result={result} size={16} />
          {markNames[result]}
        </li>
      ))}
    </ul>
  );
}
