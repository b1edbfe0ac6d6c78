import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Text } from './text.tsx';
import styles from './note.module.css';

type NoteProps = ComponentProps<'p'> & {
  /** in place of what is missing, such as the rows of a list */
  isAlone?: boolean;
};

/** A secondary text: an explanation or a hint. */
export function Note({ isAlone = false, className, ...rest }: NoteProps) {
  return <p className={classNames(isAlone ? styles.alone : styles.note, className)} {...rest} />;
}

/** Why something failed, read aloud; nothing without a text. */
export function Problem({ text }: { text: string | null | undefined }) {
  if (text === null || text === undefined) return null;
  return (
    <Text as="p" role="alert" tone="gold">
      {text}
    </Text>
  );
}
