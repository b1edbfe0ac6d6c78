import type { Pitch } from '#rules/baseball/game/model.ts';
import type { Zone } from '#rules/baseball/game/strike-zone.ts';
import { MarkIcon } from '../strike-zone/marks/mark-icon.tsx';
import { formatChallenge } from './format-challenge.ts';
import { shortPitchType, formatFigure } from './pitch-figures.ts';
import type { PitchColumn } from './pitch-figures.ts';
import styles from './pitch-list.module.css';

type Props = { pitch: Pitch; zone: Zone; columns: PitchColumn[]; isNewest: boolean };

export function PitchRow({ pitch, zone, columns, isNewest }: Props) {
  const challenge = formatChallenge(pitch, zone);
  return (
    <tr className={styles.row} data-newest={isNewest || undefined} data-challenged={challenge !== null || undefined}>
      <td className={styles.mark}>
        <span className="visually-hidden">{pitch.number}</span>
        <MarkIcon result={pitch.result} number={pitch.number} />
      </td>
      <th scope="row" className={styles.type}>
        {shortPitchType(pitch.type)}
      </th>
      <td className={styles.call}>
        {pitch.call}
        {challenge && <span className={styles.challenge}>{challenge}</span>}
      </td>
      {columns.map((column) => (
        <td key={column.figure} className={styles.figure} data-figure={column.figure} data-label={column.label}>
          {formatFigure(pitch, column)}
        </td>
      ))}
    </tr>
  );
}
