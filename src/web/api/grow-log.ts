import type { QueryClient } from '@tanstack/react-query';
import type { GameView } from '#domain/game/model.ts';
import { growPlays } from './grow-plays.ts';
import type { playsQuery } from './live-game.ts';

/** Brings the log that is held from one view to the next; what it cannot tell from them is asked for. */
export function growLog(
  queryClient: QueryClient,
  { queryKey }: ReturnType<typeof playsQuery>,
  [before, after]: [GameView, GameView],
): void {
  const log = queryClient.getQueryData(queryKey);
  if (!log) return;
  const grown = growPlays(log, before, after);
  if (grown) queryClient.setQueryData(queryKey, grown);
  // an answer that is under way may be older than what has just come, and would take it off again
  if (!grown || queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
}
