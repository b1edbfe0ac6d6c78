import { useQueryClient } from '@tanstack/react-query';
import { questions } from '../rules/questions.ts';
import controls from '#ui/controls.module.css';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import type { ListenedGame } from './ask.ts';
import { ask } from './ask.ts';
import { useListeningSettings } from './listening-settings.ts';
import styles from './listening-panel.module.css';
import { useLastSaid } from './voice.ts';

/** What can be asked, as buttons: for touch, and where a screen reader keeps single keys to itself. Below them, what was said last. */
export function QuestionButtons({ screen: { view, isReplay } }: { screen: ListenedGame }) {
  const { hasKeys } = useListeningSettings();
  const queryClient = useQueryClient();
  const last = useLastSaid();
  return (
    <>
      <div className={styles.questions}>
        {questions.map(({ id, key, name }) => (
          <button
            key={id}
            type="button"
            className={controls.control}
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => void ask(id, { view, isReplay, queryClient })}
          >
            {name} {hasKeys && <kbd aria-hidden="true">{key}</kbd>}
          </button>
        ))}
      </div>
      <ScrollRegion className={styles.last} label="Last announcement">
        {last ?? 'Nothing has been announced yet.'}
      </ScrollRegion>
    </>
  );
}
