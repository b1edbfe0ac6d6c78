import type { ComponentProps } from 'react';
import styles from './stack.module.css';

type StackProps = Omit<ComponentProps<'div'>, 'className'> & {
  /** the number of a space */
  gap?: 1 | 4 | 5 | 6;
};

/** Parts below each other, as wide as the stack. */
export function Stack({ gap = 4, ...rest }: StackProps) {
  return <div className={styles[`gap${gap}`]} {...rest} />;
}
