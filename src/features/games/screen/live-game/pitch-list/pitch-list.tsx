import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import { selectColumns } from './pitch-figures.ts';
import { PitchRow } from './pitch-row.tsx';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { classNames } from '#ui/class-names.ts';
import './pitch-places.css';
import styles from './pitch-list.module.css';

/**
 * Every pitch of a plate appearance with all its figures, newest first. The height of the box is fixed and rows move by
 * CSS transform, so a new pitch shifts nothing else on the page.
 */
export function PitchList({ plateAppearance, title }: { plateAppearance: PlateAppearance; title: string }) {
  const { pitches } = plateAppearance;
  const columns = selectColumns(pitches);
  return (
    <ScrollRegion className={classNames(styles.box, pitches.length === 0 && styles.blank)} label={title}>
      <table className={styles.table} data-figures={columns.length}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">
              <abbr title="Pitch number">#</abbr>
            </th>
            <th scope="col">Pitch</th>
            <th scope="col">Call</th>
            {columns.map(({ figure, heading }) => (
              <th key={figure} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pitches.toReversed().map((pitch, place) => (
            <PitchRow
              key={pitch.number}
              pitch={pitch}
              zone={plateAppearance}
              columns={columns}
              isNewest={place === 0}
            />
          ))}
        </tbody>
      </table>
      {pitches.length === 0 && <p className={styles.empty}>No pitch yet.</p>}
    </ScrollRegion>
  );
}
