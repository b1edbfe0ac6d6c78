import type { QueryClient } from '@tanstack/react-query';
import type { StreamState } from '#contract/live/follow-stream.ts';
import { growPlays } from './grow-plays.ts';
import type { playsQuery } from './live-game-queries.ts';

/**
 * Updates the play log from one state of the game to the next, and requests it again if the states do not suffice.
 * The log arrives separately from the states, so it may be ahead of them, and a pending response may be behind.
 */
export function growLog(
  queryClient: QueryClient,
  { queryKey }: ReturnType<typeof playsQuery>,
  [before, after]: [StreamState, StreamState],
): void {
  const log = queryClient.getQueryData(queryKey);
  if (!log) return;
  // versions of another server are not comparable
  const isOtherCount = after.version <= before.version;
  if (!isOtherCount && log.version >= after.version) return;
  const grown = isOtherCount ? null : growPlays(log, before.view, after.view);
  if (grown) queryClient.setQueryData(queryKey, { ...grown, version: after.version });
  if (!grown || queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
}
