import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createLeagueReading } from '#features/league/queries.ts';
import { ofViewer } from '#platform/page/query.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import { toDelay, viewerInstant } from '#rules/viewer/viewer.ts';
import { announce } from '#ui/kit/announce.ts';

/** The actions of the viewer's clock. */
export function useChangeClock() {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { leagueNow } = createLeagueReading(queryClient);
    const change = viewerStore.changeClock;
    const hold = () => {
      const clock = viewerStore.clock();
      change({ ...clock, heldAt: Math.floor(viewerInstant(clock, leagueNow())) });
      announce('Updates are held');
    };
    const resume = () => {
      change({ ...viewerStore.clock(), heldAt: null });
      announce('Updates continue');
    };
    return {
      leagueNow,
      resume,
      toggleHold: () => (viewerStore.clock().heldAt === null ? hold() : resume()),
      setDelay(seconds: number) {
        change({ ...viewerStore.clock(), delay: toDelay(seconds) });
        void queryClient.invalidateQueries(ofViewer);
      },
    };
  }, [queryClient]);
}
