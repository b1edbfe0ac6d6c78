import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createLeagueReading } from '#features/league/queries.ts';
import type { HiddenResult, LaterResult } from '#platform/api/api-error.ts';
import { paths } from '#platform/page/paths.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Message } from '#ui/kit/message.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import { HideScoresButton } from './hide-scores-button.tsx';
import { useHidesClubs } from './use-hides-clubs.ts';
import controls from '#ui/kit/controls.module.css';
import styles from './hidden-page.module.css';

/** Opens what is hidden, then loads the page again, with `search` instead of its own. */
async function open(opens: string, search?: string): Promise<void> {
  await viewerStore.open(opens);
  if (search === undefined) window.location.reload();
  else window.location.search = search;
}

function GameButtons({ gamePk }: { gamePk: string }) {
  return (
    <>
      <Button isFilled onClick={() => void open(gamePk, 'at=0')}>
        Watch from the first pitch
      </Button>
      <Button onClick={() => void open(gamePk)}>Show the score</Button>
    </>
  );
}

/** Shown instead of a page with results that the viewer hides. */
export function HiddenPage({ text, opens, through }: HiddenResult) {
  const hidesClubs = useHidesClubs('leaders');
  return (
    <Message picture="bullpen-gate" title="Results are hidden">
      <p>{text}</p>
      <div className={`${styles.actions} needs-script`}>
        {/^\d+$/.test(opens) ? (
          <GameButtons gamePk={opens} />
        ) : (
          <Button isFilled onClick={() => void open(opens)}>
            Show results here
          </Button>
        )}
        {through !== null && (
          <ButtonLink to={paths.standings({ date: through })}>
            Standings through {dateParts(through).monthAndDay}
          </ButtonLink>
        )}
        {opens === 'leaders' && hidesClubs && (
          <ButtonLink to={paths.leagueLeaders({ view: 'players' })}>Players of the other clubs</ButtonLink>
        )}
        <HideScoresButton className={controls.button} text="Change what is hidden" />
      </div>
    </Message>
  );
}

/** Shown instead of a page with results that a viewer who is behind has not reached. */
export function LaterPage({ text, shownAt }: LaterResult) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const here = useLocation();
  useEffect(() => {
    const again = () => void navigate(here, { replace: true, preventScrollReset: true });
    const { leagueNow, toRealMs } = createLeagueReading(queryClient);
    const timer = shownAt === null ? undefined : setTimeout(again, Math.max(0, toRealMs(shownAt - leagueNow())) + 500);
    const stop = viewerStore.subscribe(again);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient, navigate, here, shownAt]);
  return (
    <Message picture="rain-delay" title="Not shown yet">
      <p>{text}</p>
    </Message>
  );
}
