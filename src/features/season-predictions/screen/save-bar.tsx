import { Button } from '#ui/kit/button.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { Text } from '#ui/kit/text.tsx';
import type { Change } from '#ui/kit/use-change.ts';
import styles from './table-form.module.css';

export const savedText = 'Your prediction is saved.';

/** The button that saves a prediction, and what became of it. */
export function SaveBar({ isSaved, change: { error, isDone } }: { isSaved: boolean; change: Change }) {
  return (
    <div className={styles.save}>
      <Button type="submit" isFilled>
        {isSaved ? 'Save changes' : 'Save prediction'}
      </Button>
      <Problem text={error?.message} />
      {isDone && (
        <Text as="p" tone="green">
          {savedText}
        </Text>
      )}
    </div>
  );
}
