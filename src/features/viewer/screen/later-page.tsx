import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import message from '#ui/message.module.css';
import { Drawing } from '#ui/pictures/drawing.tsx';
import { createLeagueReading } from '#features/source/queries/league.ts';
import { viewerStore } from '#platform/viewer/browser/viewer-store.ts';
import type { LaterResult } from '#platform/api/refused-results.ts';

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
    <section className={message.page}>
      <Drawing of="moments#rain-delay" className={message.picture} />
      <h1 tabIndex={-1}>Not shown yet</h1>
      <p>{text}</p>
    </section>
  );
}
