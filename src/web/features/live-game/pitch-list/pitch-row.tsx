import type { Pitch } from '#domain/game/model.ts';
import { MarkIcon } from '../strike-zone/marks/mark-icon.tsx';
import { shortPitchType, formatFigure } from './pitch-figures.ts';
import type { PitchColumn } from './pitch-figures.ts';
import styles from './pitch-list.module.css';

type Props = { pitch: Pitch; columns: PitchColumn[]; isNewest: boolean };

export function PitchRow({ pitch, columns, isNewest }: Props) {
  return (
    <tr className={styles.row} data-newest={isNewest || undefined}>
      <td className={styles.mark}>
        <span className="visually-hidden">{pitch.number}</span>
        <MarkIcon result={pitch.result} number={pitch.number} />
      </td>
      <th scope="row" className={styles.type}>
        {shortPitchType(pitch.type)}
      </th>
      <td className={styles.call}>{pitch.call}</td>
      {columns.map((column) => (
        <td key={column.figure} className={styles.figure} data-figure={column.figure} data-label={column.label}>
          {formatFigure(pitch, column)}
        </td>
      ))}
    </tr>
  );
}
