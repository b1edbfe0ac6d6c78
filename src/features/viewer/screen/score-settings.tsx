import { viewerStore, useViewerClock } from '#platform/page/viewer-store.ts';
import { Button } from '#ui/kit/button.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { HideScoresButton } from './hide-scores-button.tsx';
import { useChangeClock } from './use-change-clock.ts';
import controls from '#ui/kit/controls.module.css';
import settings from '#ui/kit/settings-panel.module.css';

/** What this device shows of the results: hidden scores, and a delayed or held clock. */
export function ScoreSettings() {
  const { delay, heldAt } = useViewerClock();
  const { toggleHold } = useChangeClock();
  const isHydrated = useIsHydrated();
  const isHiding = isHydrated && viewerStore.hidesScores();
  return (
    <>
      <Panel title="Hidden scores" className={settings.panel}>
        <p>Scores of all or of some clubs can be hidden until you have watched a game.</p>
        <p>{isHiding ? 'Scores are hidden on this device.' : 'All scores are shown on this device.'}</p>
        <div className={settings.actions}>
          <HideScoresButton className={controls.button} text="Choose hidden scores…" />
        </div>
      </Panel>
      <Panel title="Broadcast delay" className={settings.panel}>
        <p>A delay matches the site to your broadcast. Picks still close on time.</p>
        <p>{delay === 0 ? 'Everything is shown at once.' : `Everything is shown ${delay} seconds later.`}</p>
        <div className={settings.actions}>
          <Button aria-haspopup="dialog" disabled={!isHydrated} data-opens="delay">
            Change the delay…
          </Button>
        </div>
      </Panel>
      <Panel title="Hold" className={settings.panel}>
        <p>While updates are held, pages stay as they are until you continue.</p>
        <p>{heldAt === null ? 'Updates are running.' : 'Updates are held.'}</p>
        <div className={settings.actions}>
          <Button disabled={!isHydrated} onClick={toggleHold}>
            {heldAt === null ? 'Hold updates' : 'Continue updates'}
          </Button>
        </div>
      </Panel>
    </>
  );
}
