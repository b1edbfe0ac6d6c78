import type { QueryClient } from '@tanstack/react-query';
import type { StreamState } from '#sources/live/codec/follow-stream.ts';
import { updatePlays } from './update-plays.ts';
import type { playsQuery } from './live-game-queries.ts';

/**
 * Updates the cached play log after a change of the view, or requests it again if the change is not sufficient.
 * Log and view come from different requests, so the log can be newer than the view, and a pending response can be older.
 */
export function updatePlayLog(
  queryClient: QueryClient,
  { queryKey }: ReturnType<typeof playsQuery>,
  [before, after]: [StreamState, StreamState],
): void {
  const log = queryClient.getQueryData(queryKey);
  if (!log) return;
  // the versions of another server are not comparable
  const isOtherServer = after.version <= before.version;
  if (!isOtherServer && log.version >= after.version) return;
  const updated = isOtherServer ? null : updatePlays(log, before.view, after.view);
  if (updated) queryClient.setQueryData(queryKey, { ...updated, version: after.version });
  if (!updated || queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
}
