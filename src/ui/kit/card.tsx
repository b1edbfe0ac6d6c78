import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li';
  /** its content reaches the frame */
  isFlush?: boolean;
  className?: string | undefined;
  children: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** A framed card. */
export function Card({ as: Element = 'div', isFlush = false, className, ...rest }: CardProps) {
  return <Element className={classNames(styles.card, isFlush && styles.flush, className)} {...rest} />;
}
