import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/api-error.ts';
import type { LiveGame } from '#contract/games.ts';
import type { Call } from '#contract/page-renderer.ts';
import { routes } from '#contract/routes.ts';
import { callUrl } from './call.ts';
import { createGameFollower } from './game-stream.ts';
import type { HeldGame } from './game-stream.ts';
import { growLog } from './grow-log.ts';
import type { gameQuery, playsQuery } from './live-game-queries.ts';
import { watchGame } from './watch-game.ts';
import type { Connection } from './watch-game.ts';

export type Watched = {
  queryClient: QueryClient;
  call: Call;
  gamePk: string;
  queries: { game: ReturnType<typeof gameQuery>; plays: ReturnType<typeof playsQuery> };
  onConnection(connection: Connection): void;
};

/** The changes since a version; null for status 304. */
async function askSince(call: Call, gamePk: string, since: number | null): Promise<LiveGame | null> {
  try {
    return await call('game', { params: { gamePk }, query: since === null ? {} : { since } });
  } catch (error) {
    if (isApiError(error) && error.status === 304) return null;
    throw error;
  }
}

/** Updates a game, and its play log if present, in the query cache. Returns a function that stops it. */
export function watchIntoCache(watched: Watched): () => void {
  const { queryClient, call, gamePk, queries, onConnection } = watched;
  const { queryKey } = queries.game;
  const held = (): HeldGame | null => {
    const game = queryClient.getQueryData(queryKey);
    return game?.view ? { ...game, view: game.view } : null;
  };
  const change = (next: Partial<LiveGame>) =>
    queryClient.setQueryData(queryKey, (game) => (game ? { ...game, ...next } : game));
  const follower = createGameFollower({
    held,
    hold(next) {
      const before = held();
      change(next);
      if (before) growLog(queryClient, queries.plays, [before, next]);
    },
    ask: (since) => askSince(call, gamePk, since),
  });
  return watchGame({
    streamUrl: () => callUrl(routes.gameStream.path, { params: { gamePk }, query: { since: held()?.version } }),
    follower,
    onFreshness: (freshness) => change({ freshness }),
    onConnection,
  });
}
