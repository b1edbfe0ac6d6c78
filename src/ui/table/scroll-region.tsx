import type { ReactNode, Ref } from 'react';
import { classNames } from '#ui/kit/class-names.ts';
import styles from './table.module.css';

type Props = {
  label: string;
  className: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A scrollable box with a name, reachable with the keyboard. */
export function ScrollRegion({ label, className, ref, children }: Props) {
  return (
    <div
      ref={ref}
      className={classNames(styles.region, className)}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus
      tabIndex={0}
    >
      {children}
    </div>
  );
}
