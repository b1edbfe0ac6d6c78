import type { TableField, TableResults } from '../../rules/table-shapes.ts';
import { announce } from '#ui/announcements/announce.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import controls from '#ui/controls.module.css';
import { classNames } from '#ui/class-names.ts';
import { describeNow } from './describe-table.ts';
import type { TableDraft } from './table-draft.ts';
import styles from './table-form.module.css';

type Division = TableField['divisions'][number];
type Club = Division['clubs'][number];

type MoveButtonProps = { club: Club; by: -1 | 1; isAtEnd: boolean; onMove: () => void };

/** At the end of the list the button stays focusable, so that the keyboard does not lose its place. */
function MoveButton({ club, by, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={classNames(controls.control, styles.move)}
      aria-label={`Move ${club.shortName} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onMove}
    >
      <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
    </button>
  );
}

type DivisionFormProps = {
  division: Division;
  draft: TableDraft;
  results: TableResults | null;
  onMove: (clubId: number, by: -1 | 1) => void;
  onToggle: (clubId: number) => void;
};

/** Orders the clubs of a division with two buttons per club, and chooses its wild cards. */
export function DivisionForm({ division, draft, results, onMove, onToggle }: DivisionFormProps) {
  const { divisionId, name, clubs } = division;
  const order = draft.divisions.find((each) => each.divisionId === divisionId)?.clubs ?? [];
  const actual = results?.divisions.find((each) => each.divisionId === divisionId)?.clubs ?? [];
  const move = (club: Club, place: number, by: -1 | 1) => {
    onMove(club.id, by);
    announce(`${club.shortName}, place ${place + by} of ${order.length}`);
  };
  return (
    <fieldset className={styles.division}>
      <legend>{name}</legend>
      <ol className={styles.clubs}>
        {order.map((clubId, index) => {
          const club = clubs.find(({ id }) => id === clubId);
          if (club === undefined) return null;
          const place = index + 1;
          const isWildCard = draft.wildCards.includes(clubId);
          const now = actual.indexOf(clubId) + 1;
          return (
            <li key={clubId} className={styles.club} data-in={place === 1 || isWildCard || undefined}>
              <span className={styles.place}>{place}</span>
              <Emblem teamId={clubId} size={22} />
              <span className={styles.name}>
                {club.shortName}
                {now > 0 && <small>{describeNow(place, now)}</small>}
              </span>
              {place === 1 ? (
                <span className={styles.winner}>Winner</span>
              ) : (
                <label className={styles.wildCard}>
                  <input type="checkbox" checked={isWildCard} onChange={() => onToggle(clubId)} />
                  <span aria-hidden="true">Wild card</span>
                  <span className="visually-hidden">{club.shortName} as a wild card</span>
                </label>
              )}
              <MoveButton club={club} by={-1} isAtEnd={place === 1} onMove={() => move(club, place, -1)} />
              <MoveButton club={club} by={1} isAtEnd={place === order.length} onMove={() => move(club, place, 1)} />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
