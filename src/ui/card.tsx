import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li';
  className?: string | undefined;
  children: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** A framed card. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element className={classNames(styles.card, className)} {...rest} />;
}
