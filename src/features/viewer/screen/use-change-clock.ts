import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toDelay, viewerInstant } from '#rules/viewer/viewer-clock.ts';
import { ofViewer } from '#platform/api/browser/query.ts';
import { announce } from '#ui/announcements/announce.ts';
import { createLeagueReading } from '#features/source/queries/league-reading.ts';
import { viewerClockStore } from '#platform/viewer/browser/viewer-clock-store.ts';

/** The actions of the viewer's clock. */
export function useChangeClock() {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { leagueNow } = createLeagueReading(queryClient);
    const change = viewerClockStore.change;
    const hold = () => {
      const clock = viewerClockStore.read();
      change({ ...clock, heldAt: Math.floor(viewerInstant(clock, leagueNow())) });
      announce('Updates are held');
    };
    const resume = () => {
      change({ ...viewerClockStore.read(), heldAt: null });
      announce('Updates continue');
    };
    return {
      leagueNow,
      hold,
      resume,
      toggleHold: () => (viewerClockStore.read().heldAt === null ? hold() : resume()),
      setDelay(seconds: number) {
        change({ ...viewerClockStore.read(), delay: toDelay(seconds) });
        void queryClient.invalidateQueries(ofViewer);
      },
    };
  }, [queryClient]);
}
