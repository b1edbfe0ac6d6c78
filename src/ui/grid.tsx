import { type HTMLAttributes, useId, type ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { classNames } from './class-names.ts';
import styles from './grid.module.css';
import stack from './stack.module.css';

type GridProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'ol' | 'dl';
  /** how wide a column is at least */
  columns: 'narrow' | 'small' | 'medium' | 'wide';
  /** the number of a space */
  gap?: 3 | 4 | 5;
};

/** Parts in equal columns, as many as fit. */
export function Grid({ as: Element = 'div', columns, gap = 4, className, ...rest }: GridProps) {
  return <Element className={classNames(styles.grid, styles[columns], stack[`gap${gap}`], className)} {...rest} />;
}

type PanelProps = { id?: string; title: ReactNode; className?: string | undefined; children: ReactNode };

/** A framed part of a page with a heading. */
export function Panel({ id: name, title, className, children }: PanelProps) {
  const ownId = useId();
  const id = name ?? ownId;
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
