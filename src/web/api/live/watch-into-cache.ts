import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/api/api-error.ts';
import type { LiveGame } from '#contract/games.ts';
import type { Call } from '#contract/api/page-renderer.ts';
import { routes } from '#contract/api/routes.ts';
import type { GameView } from '#domain/game/model.ts';
import { isOver } from '#domain/game/predicates.ts';
import { callUrl } from '../call.ts';
import { createGameFollower } from './game-stream.ts';
import type { LoadedGame } from './game-stream.ts';
import { updatePlayLog } from './update-play-log.ts';
import { boxQuery } from './live-game-queries.ts';
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

/** Requests the changes since a version; null for a 304 response. */
async function requestChanges(call: Call, gamePk: string, since: number | null): Promise<LiveGame | null> {
  try {
    return await call('game', { params: { gamePk }, query: since === null ? {} : { since } });
  } catch (error) {
    if (isApiError(error) && error.status === 304) return null;
    throw error;
  }
}

/** Whether the game ended or got its pitchers of record. The box score must then be requested again: it is not polled any more. */
function hasNewResult(before: GameView, after: GameView): boolean {
  return isOver(after) && (!isOver(before) || (before.decisions === null && after.decisions !== null));
}

/** Updates a game, and its play log if it is loaded, in the query cache. Returns a function that stops it. */
export function watchIntoCache(watched: Watched): () => void {
  const { queryClient, call, gamePk, queries, onConnection } = watched;
  const { queryKey } = queries.game;
  const read = (): LoadedGame | null => {
    const game = queryClient.getQueryData(queryKey);
    return game?.view ? { ...game, view: game.view } : null;
  };
  const change = (next: Partial<LiveGame>) =>
    queryClient.setQueryData(queryKey, (game) => (game ? { ...game, ...next } : game));
  const follower = createGameFollower({
    read,
    write(next) {
      const before = read();
      change(next);
      if (before === null) return;
      updatePlayLog(queryClient, queries.plays, [before, next]);
      if (hasNewResult(before.view, next.view)) {
        void queryClient.invalidateQueries({ queryKey: boxQuery(call, gamePk).queryKey });
      }
    },
    request: (since) => requestChanges(call, gamePk, since),
  });
  return watchGame({
    streamUrl: () => callUrl(routes.gameStream.path, { params: { gamePk }, query: { since: read()?.version } }),
    follower,
    onFreshness: (freshness) => change({ freshness }),
    onConnection,
  });
}
