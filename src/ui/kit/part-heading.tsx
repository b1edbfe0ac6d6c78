import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './part-heading.module.css';

type PartHeadingProps = {
  as?: 'h2' | 'h3';
  /** with a line below it */
  isRuled?: boolean;
  id?: string;
  children: ReactNode;
};

/** The heading of a part of a page, as large as a card's title. */
export function PartHeading({ as: Element = 'h2', isRuled = false, id, children }: PartHeadingProps) {
  return (
    <Element id={id} className={classNames(styles.heading, isRuled && styles.ruled)}>
      {children}
    </Element>
  );
}
