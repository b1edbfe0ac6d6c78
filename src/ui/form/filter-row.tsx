import type { ReactNode } from 'react';
import { classNames } from '#ui/kit/class-names.ts';
import { Menu } from '#ui/kit/menu.tsx';
import styles from './filter-row.module.css';

type FilterRowProps = {
  /** the control that every screen shows, such as the part of the page */
  first: ReactNode;
  /** what is chosen besides what the page says anyway */
  chosen?: readonly (string | false | null | undefined)[];
  /** the filters have no room in one row before the page has its full width */
  isLong?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A first control and filters: on a phone behind one button that says what is chosen, on a wide screen in the same row. */
export function FilterRow({ first, chosen, isLong = false, className, children }: FilterRowProps) {
  const all = chosen?.filter(Boolean).join(', ') ?? '';
  return (
    <div className={classNames(styles.row, isLong && styles.long, className)}>
      {first}
      <Menu
        label={all === '' ? 'Filters' : `Filters: ${all}`}
        summary={
          <>
            <span className={styles.summary} title={all}>
              {all === '' ? 'Filters' : <span>Filters: </span>}
              {all}
            </span>
            <span aria-hidden="true">▾</span>
          </>
        }
      >
        <div className={styles.filters}>{children}</div>
      </Menu>
    </div>
  );
}
