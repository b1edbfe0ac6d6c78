import type { ComponentProps, ReactNode } from 'react';
import { TableOnDemand } from '#ui/table/table-on-demand.tsx';
import { classNames } from './class-names.ts';
import styles from './chart-frame.module.css';

type ChartFrameProps = {
  /** above the drawing */
  title?: ReactNode;
  /** a sentence below the drawing */
  caption?: ReactNode;
  /** what the drawing shows, for those who do not see it; without it, title, caption or table have the same content */
  label?: string;
  /** the drawing */
  children: ReactNode;
  /** the same data as a table that the visitor can open */
  table?: ComponentProps<typeof TableOnDemand>;
  className?: string | undefined;
};

/** A drawing of data, as wide as its place, with its text. */
export function ChartFrame({ title, caption, label, children, table, className }: ChartFrameProps) {
  const texts = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <figure className={classNames(styles.frame, className)}>
      {title}
      <div {...texts}>{children}</div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      {table && <TableOnDemand {...table} />}
    </figure>
  );
}
