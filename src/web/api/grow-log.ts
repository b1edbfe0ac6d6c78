import type { QueryClient } from '@tanstack/react-query';
import type { StreamState } from '#contract/live/follow-stream.ts';
import { growPlays } from './grow-plays.ts';
import type { playsQuery } from './live-game-queries.ts';

/**
 * Brings the log that is held from one state of the game to the next; what it cannot tell from them is asked for.
 * The log comes by another way than the states, so it may be ahead of them, and an answer under way behind.
 */
export function growLog(
  queryClient: QueryClient,
  { queryKey }: ReturnType<typeof playsQuery>,
  [before, after]: [StreamState, StreamState],
): void {
  const log = queryClient.getQueryData(queryKey);
  if (!log) return;
  // another server counts its versions from elsewhere
  const isOtherCount = after.version <= before.version;
  if (!isOtherCount && log.version >= after.version) return;
  const grown = isOtherCount ? null : growPlays(log, before.view, after.view);
  if (grown) queryClient.setQueryData(queryKey, { ...grown, version: after.version });
  if (!grown || queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
}
