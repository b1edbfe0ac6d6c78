import controls from '#ui/controls.module.css';
import styles from './table/table-form.module.css';

export type SaveMessage = { text: string; isError: boolean };

/** The button that saves a prediction, and what became of it. */
export function SaveBar({ isSaved, message }: { isSaved: boolean; message: SaveMessage | null }) {
  return (
    <div className={styles.save}>
      <button type="submit" className={controls.filledButton}>
        {isSaved ? 'Save changes' : 'Save prediction'}
      </button>
      {message !== null && (
        <p role={message.isError ? 'alert' : undefined} className={message.isError ? styles.error : styles.saved}>
          {message.text}
        </p>
      )}
    </div>
  );
}
