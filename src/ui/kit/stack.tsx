import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './stack.module.css';

type StackProps = Omit<ComponentPropsWithoutRef<'div'>, 'className'> & {
  as?: 'div' | 'section';
  /** the number of a space */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
};

/** Parts below each other, as wide as the stack. */
export function Stack({ as: Element = 'div', gap = 4, ...rest }: StackProps) {
  return <Element className={classNames(styles.stack, styles[`gap${gap}`])} {...rest} />;
}
