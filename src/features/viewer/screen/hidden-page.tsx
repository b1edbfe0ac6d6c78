import { Link } from '#ui/link.tsx';
import { Drawing } from '#ui/pictures/drawing.tsx';
import controls from '#ui/controls.module.css';
import message from '#ui/message.module.css';
import { paths } from '#platform/api/browser/paths.ts';
import { dateParts } from '#ui/time/time-text.ts';
import styles from './hidden-page.module.css';
import { viewerStore } from '#platform/viewer/browser/viewer-store.ts';
import { HideScoresButton } from './hide-scores-button.tsx';
import type { HiddenResult } from '#platform/api/refused-results.ts';

/** Opens what is hidden, then loads the page again, with `search` instead of its own. */
async function open(opens: string, search?: string): Promise<void> {
  await viewerStore.open(opens);
  if (search === undefined) window.location.reload();
  else window.location.search = search;
}

function GameButtons({ gamePk }: { gamePk: string }) {
  return (
    <>
      <button type="button" className={controls.filledButton} onClick={() => void open(gamePk, 'at=0')}>
        Watch from the first pitch
      </button>
      <button type="button" className={controls.button} onClick={() => void open(gamePk)}>
        Show the score
      </button>
    </>
  );
}

/** Shown instead of a page with results that the viewer hides. */
export function HiddenPage({ text, opens, through }: HiddenResult) {
  return (
    <section className={message.page}>
      <Drawing of="moments#bullpen-gate" className={message.picture} />
      <h1 tabIndex={-1}>Results are hidden</h1>
      <p>{text}</p>
      <div className={`${styles.actions} needs-script`}>
        {/^\d+$/.test(opens) ? (
          <GameButtons gamePk={opens} />
        ) : (
          <button type="button" className={controls.filledButton} onClick={() => void open(opens)}>
            Show results here
          </button>
        )}
        {through !== null && (
          <Link className={controls.button} to={paths.standings({ date: through })}>
            Standings through {dateParts(through).monthAndDay}
          </Link>
        )}
        <HideScoresButton className={controls.button} text="Change what is hidden" />
      </div>
    </section>
  );
}
