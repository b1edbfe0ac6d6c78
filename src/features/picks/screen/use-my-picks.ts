import { useQuery } from '@tanstack/react-query';
import type { DayPick, myPicks } from '../contract/my-picks.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { query } from '#platform/api/browser/query.ts';

const livePoll = 10_000;
const waitingPoll = 30_000;
const shortestPoll = 2_000;

/** The user's picks of the current evening as they stand. A changed pick invalidates it with the picks of a day. */
export const myPicksQuery = query<typeof myPicks>('GET /api/my-picks', {});

/** Milliseconds of real time until the next request; more often while a game of a pick is played. */
export function pollInterval(states: readonly DayPick['state'][], speed: number): number {
  return Math.max(shortestPoll, (states.includes('live') ? livePoll : waitingPoll) / speed);
}

/** The picks of the signed-in user, polled. */
export function useMyPicks() {
  const { user } = useSession();
  const speed = useLeague()?.speed ?? 1;
  return useQuery({
    ...myPicksQuery,
    enabled: user !== null,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined &&
      pollInterval(
        data.picks.map(({ state }) => state),
        speed,
      ),
  });
}
