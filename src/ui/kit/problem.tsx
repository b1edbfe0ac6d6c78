import { Text } from './text.tsx';

/** Why something failed, read aloud; nothing without a text. */
export function Problem({ text }: { text: string | null | undefined }) {
  if (text === null || text === undefined) return null;
  return (
    <Text as="p" role="alert" tone="gold">
      {text}
    </Text>
  );
}
