import type { HTMLAttributes } from 'react';
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
