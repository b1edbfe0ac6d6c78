import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { ListenedGame } from './ask.ts';
import type { Listening as ListeningType } from './listening.tsx';
import styles from './listening-place.module.css';

/** Without its code, as after a lost connection, the page is silent but works. */
const silent: { Listening: typeof ListeningType } = {
  Listening: ({ isOpen }) => isOpen && <p>Listening mode could not be loaded. Reloading the page may help.</p>,
};
const Listening = lazy(async () => ({
  default: (await import('./listening.tsx').catch(() => silent)).Listening,
}));

/** Announces what happens in the game, and holds the settings for it in a panel over the page. Its code is loaded after hydration. */
export function ListeningPlace({ screen }: { screen: ListenedGame }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      id="listening"
      popover="auto"
      aria-labelledby="listening-title"
      className={`${styles.place} not-printed`}
      onToggle={({ newState }) => setIsOpen(newState === 'open')}
    >
      <header>
        <PartHeading id="listening-title">Listening mode</PartHeading>
        <Button look="textButton" popoverTarget="listening" popoverTargetAction="hide" autoFocus>
          Close
        </Button>
      </header>
      {useIsHydrated() && (
        <Suspense fallback={isOpen && <p>Attempting to fetch data</p>}>
          <Listening screen={screen} isOpen={isOpen} />
        </Suspense>
      )}
    </section>
  );
}
