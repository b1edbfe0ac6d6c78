import type { FieldingRange } from '../../rules/fielding-range.ts';
import styles from '../advanced-fielding.module.css';
import { formatDistance, formatSpeed } from './range-text.ts';

type FigureProps = { name: string; value: string; unit: string };

function Figure({ name, value, unit }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {value} <span>{unit}</span>
      </dd>
    </div>
  );
}

/** The three figures of the season. */
export function RangeFigures({ range }: { range: FieldingRange }) {
  const { plays, averageSprintSpeed, totalDistance, longestDistance } = range;
  return (
    <dl className={styles.figures}>
      <Figure name="Average sprint speed" value={formatSpeed(averageSprintSpeed)} unit="ft per second" />
      <Figure name="Total outfield distance" value={formatDistance(totalDistance)} unit={`ft on ${plays} plays`} />
      <Figure name="Longest single-play distance" value={formatDistance(longestDistance)} unit="ft" />
    </dl>
  );
}
