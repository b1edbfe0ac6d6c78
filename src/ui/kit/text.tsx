import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './text.module.css';

type TextProps = Omit<ComponentPropsWithoutRef<'span'>, 'className'> & {
  as?: 'span' | 'p';
  size?: 'xs' | 'sm';
  /** a state has a color and is semibold */
  tone?: 'soft' | 'red' | 'green' | 'gold' | 'blue';
};

/** A text that is secondary to those around it, or a state. */
export function Text({ as: Element = 'span', size, tone = 'soft', ...rest }: TextProps) {
  return <Element className={classNames(size && styles[size], styles[tone])} {...rest} />;
}
