import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './note.module.css';

type NoteProps = ComponentProps<'p'> & {
  /** in place of what is missing, such as the rows of a list */
  isAlone?: boolean;
};

/** A secondary text: an explanation or a hint. */
export function Note({ isAlone = false, className, ...rest }: NoteProps) {
  return <p className={classNames(isAlone ? styles.alone : styles.note, className)} {...rest} />;
}
