import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import styles from './table-form.module.css';

export type SaveMessage = { text: string; isError: boolean };

/** The button that saves a prediction, and what became of it. */
export function SaveBar({ isSaved, message }: { isSaved: boolean; message: SaveMessage | null }) {
  return (
    <div className={`${styles.save} row wraps`}>
      <Button type="submit" isFilled>
        {isSaved ? 'Save changes' : 'Save prediction'}
      </Button>
      {message?.isError === true && <Problem text={message.text} />}
      {message?.isError === false && (
        <Text as="p" tone="green">
          {message.text}
        </Text>
      )}
    </div>
  );
}
