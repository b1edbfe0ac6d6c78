import { lazy, Suspense, useState } from 'react';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { Announcer as AnnouncerType } from './listening/announcer.tsx';
import type { ListeningPanel as ListeningPanelType } from './listening/listening-panel.tsx';
import type { GameScreen } from './layouts/game-screen.ts';
import styles from './listening-place.module.css';

/** Without its code, as after a lost connection, the page is silent but works. */
const silent = { Announcer: () => null };
const Announcer = lazy<typeof AnnouncerType>(async () => ({
  default: (await import('./listening/announcer.tsx').catch(() => silent)).Announcer,
}));
const unloaded = { ListeningPanel: () => <p>Listening mode could not be loaded. Reloading the page may help.</p> };
const ListeningPanel = lazy<typeof ListeningPanelType>(async () => ({
  default: (await import('./listening/listening-panel.tsx').catch(() => unloaded)).ListeningPanel,
}));

/** Announces what happens in the game, and holds the settings for it at the end of the page. The code of both is loaded later. */
export function ListeningPlace({ screen }: { screen: GameScreen }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <details
        id="listening"
        className={`${styles.place} needs-script`}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>
          <h2>Listening mode</h2>
        </summary>
        {isOpen && (
          <Suspense fallback={<p>Attempting to fetch data</p>}>
            <ListeningPanel screen={screen} />
          </Suspense>
        )}
      </details>
      {useIsHydrated() && (
        <Suspense>
          <Announcer view={screen.view} isReplay={screen.isReplay} />
        </Suspense>
      )}
    </>
  );
}
