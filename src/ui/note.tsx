import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './note.module.css';

/** A secondary text: an explanation or a hint. */
export function Note({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={classNames(styles.note, className)} {...rest} />;
}

/** Why something failed, read aloud; nothing without a text. */
export function Problem({ text }: { text: string | null | undefined }) {
  if (text === null || text === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  );
}
