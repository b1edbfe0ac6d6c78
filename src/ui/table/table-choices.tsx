import { useId, useSyncExternalStore } from 'react';
import choice from '../choice.module.css';
import { allGroups } from './column-groups.ts';
import { Select } from '../form/select.tsx';
import styles from './table.module.css';
import type { TableState } from './use-table-state.ts';

/** Figures that a row needs to be shown at first, such as plate appearances. */
export type Minimum<Row> = {
  /** 'Plate appearances' */
  label: string;
  value: (row: Row) => number;
  choices: readonly number[];
  /** the choice at first; default: 0, all rows */
  initial?: number;
};

type TableChoicesProps = {
  groups: readonly string[];
  /** what phones show at first */
  main: string | undefined;
  /** phones leave out columns that are in no group */
  hasMore: boolean;
  minimum: Pick<Minimum<never>, 'label' | 'choices' | 'initial'> | undefined;
  state: TableState;
  onChange: (change: Partial<TableState>) => void;
};

const mainColumns = 'Main';

/** the width below which the style sheet shows the first group only */
const phone = '(width < 43.75rem)';

function onPhoneChange(notify: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Chooses the columns that are shown, and how much a row must have. */
export function TableChoices({ groups, main, hasMore, minimum, state, onChange }: TableChoicesProps) {
  const name = useId();
  const isPhone = useSyncExternalStore(
    onPhoneChange,
    () => matchMedia(phone).matches,
    () => false,
  );
  const parts = groups.length > 1 ? groups : [mainColumns];
  const shown = state.group ?? (isPhone ? (main ?? mainColumns) : allGroups);
  return (
    <div className={`${styles.choices ?? ''} needs-script`}>
      {(groups.length > 1 || hasMore) && (
        <fieldset className={choice.row} data-phone={groups.length < 2 || undefined}>
          <legend className="visually-hidden">Columns</legend>
          {[...parts, allGroups].map((group) => (
            <label key={group}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={group === shown}
                onChange={() => onChange({ group: group === mainColumns ? null : group })}
              />
              {group === allGroups ? 'All' : group}
            </label>
          ))}
        </fieldset>
      )}
      {minimum !== undefined && (
        <label>
          {minimum.label}
          <Select
            value={state.minimum ?? minimum.initial ?? 0}
            onChange={({ target }) => onChange({ minimum: Number(target.value) })}
            choices={minimum.choices.map((value) => ({ value, label: value === 0 ? 'Any' : `At least ${value}` }))}
          />
        </label>
      )}
    </div>
  );
}
