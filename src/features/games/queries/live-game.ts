import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useViewerClock, viewerStore } from '#platform/page/viewer-store.ts';
import { waitingStore } from '#platform/page/waiting.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { isOver, isTied } from '#rules/baseball/game/predicates.ts';
import { hidesGame } from '#rules/viewer/viewer.ts';
import { gameQuery, playsQuery } from './games.ts';
import type { LoadedGame, Connection } from './watch-game.ts';
import { watchIntoCache, type Watched } from './watch-into-cache.ts';

/** True for a game that is over and has its pitchers of record: it will not change. */
const isSettled = (view: GameView): boolean => isOver(view) && (view.decisions !== null || isTied(view));

/**
 * A game that is updated while the component is mounted. `game` is undefined until it is loaded. `isWanted` false: the page shows
 * something else, so that nothing is requested.
 */
export function useLiveGame(gamePk: string, isWanted: boolean) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...gameQuery(gamePk), enabled: isWanted });
  const [connection, setConnection] = useState<Connection>('connecting');
  const { delay } = useViewerClock();
  const isWatched = isWanted && data?.view !== undefined && !isSettled(data.view);
  useEffect(() => {
    if (!isWatched) return undefined;
    const queries = { game: gameQuery(gamePk), plays: playsQuery(gamePk) };
    const view = queryClient.getQueryData(queries.game.queryKey)?.view;
    // the page of a game that has not begun shows the preview: what will happen is hidden
    if (view !== undefined && hidesGame(viewerStore.hidden(), view)) return undefined;
    return joinWatching({ queryClient, gamePk, queries, delay, onConnection: setConnection });
  }, [isWatched, queryClient, gamePk, delay]);
  useEffect(() => waitingStore.startGame(gamePk), [gamePk]);
  const game: LoadedGame | undefined = data?.view ? { ...data, view: data.view } : undefined;
  return { game, error, refetch, connection };
}

type Watching = { connection: Connection; listeners: Set<(connection: Connection) => void>; stop: () => void };

/** by game and delay */
const watchings = new Map<string, Watching>();

/** Watches a game with one stream, however many parts of the page show it. Returns a function that stops it for this part. */
export function joinWatching(watched: Watched, watch = watchIntoCache): () => void {
  const { gamePk, delay, onConnection } = watched;
  const key = `${gamePk} ${delay}`;
  const watching = watchings.get(key) ?? startWatching(key, watched, watch);
  const listener = (connection: Connection) => onConnection(connection);
  watching.listeners.add(listener);
  onConnection(watching.connection);
  return () => {
    watching.listeners.delete(listener);
    if (watching.listeners.size > 0) return;
    watchings.delete(key);
    watching.stop();
  };
}

function startWatching(key: string, watched: Watched, watch: typeof watchIntoCache): Watching {
  const watching: Watching = { connection: 'connecting', listeners: new Set(), stop: () => undefined };
  watchings.set(key, watching);
  watching.stop = watch({
    ...watched,
    onConnection(connection) {
      watching.connection = connection;
      for (const listener of watching.listeners) listener(connection);
    },
  });
  return watching;
}
