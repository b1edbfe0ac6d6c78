import type { ReactNode } from 'react';
import { Text } from './text.tsx';

type ProblemProps = {
  text: string | null | undefined;
  /** after the text */
  children?: ReactNode;
};

/** Why something failed, read aloud; nothing without a text. */
export function Problem({ text, children }: ProblemProps) {
  if (text === null || text === undefined) return null;
  return (
    <Text as="p" role="alert" tone="gold">
      {text}
      {children}
    </Text>
  );
}
