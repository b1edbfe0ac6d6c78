import styles from './table/table-form.module.css';
import { Button } from '#ui/button.tsx';

export type SaveMessage = { text: string; isError: boolean };

/** The button that saves a prediction, and what became of it. */
export function SaveBar({ isSaved, message }: { isSaved: boolean; message: SaveMessage | null }) {
  return (
    <div className={styles.save}>
      <Button type="submit" isFilled>
        {isSaved ? 'Save changes' : 'Save prediction'}
      </Button>
      {message !== null && (
        <p role={message.isError ? 'alert' : undefined} className={message.isError ? styles.error : styles.saved}>
          {message.text}
        </p>
      )}
    </div>
  );
}
