import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toDelay, viewerInstant } from '#domain/viewer-clock/viewer-clock.ts';
import { useCall } from '../api/call-context.ts';
import { announce } from '../ui/announcements/announce.ts';
import { createLeagueReading } from './league-reading.ts';
import { viewerClockStore } from './viewer-clock-store.ts';

/** Queries without results, and the game, which is started again by itself. */
const keptQueries: ReadonlySet<unknown> = new Set(['league', 'session', 'game']);

/** The actions of the viewer's clock. */
export function useChangeClock() {
  const queryClient = useQueryClient();
  const call = useCall();
  return useMemo(() => {
    const { leagueNow } = createLeagueReading(queryClient, call);
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
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !keptQueries.has(queryKey[0]) });
      },
    };
  }, [queryClient, call]);
}
