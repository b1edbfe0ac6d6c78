import type { PitchResult } from '#rules/baseball/game/model.ts';
import { markPath } from './mark-shape.ts';
import styles from '../strike-zone.module.css';

type Props = { result: PitchResult; number?: number; radius: number };

/** A pitch's numbered mark around (0, 0). Shape and color both show the result. */
export function PitchMark({ result, number, radius }: Props) {
  return (
    <g className={styles.mark} data-result={result}>
      <path d={markPath(result, radius)} className={styles.shape} strokeWidth={radius * 0.34} />
      {number !== undefined && (
        <text className={styles.number} fontSize={radius * (number > 9 ? 1.1 : 1.35)} dy="0.36em">
          {number}
        </text>
      )}
    </g>
  );
}
