import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useViewerClock, viewerStore } from '#platform/page/viewer-store.ts';
import { waitingStore } from '#platform/page/waiting.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { isOver, isTied } from '#rules/baseball/game/predicates.ts';
import { hidesGame } from '#rules/viewer/viewer.ts';
import type { LoadedGame } from '../contract.ts';
import { updateGameCache, type GameCacheOptions } from './game-cache.ts';
import type { Connection } from './game-stream.ts';
import { gameQuery } from './games.ts';

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
  const isUpdated = isWanted && data?.view !== undefined && !isSettled(data.view);
  useEffect(() => {
    if (!isUpdated) return undefined;
    const view = queryClient.getQueryData(gameQuery(gamePk).queryKey)?.view;
    // the page of a game that has not begun shows the preview: what will happen is hidden
    if (view !== undefined && hidesGame(viewerStore.hidden(), view)) return undefined;
    return shareUpdates({ queryClient, gamePk, delay, onConnection: setConnection });
  }, [isUpdated, queryClient, gamePk, delay]);
  useEffect(() => waitingStore.startGame(gamePk), [gamePk]);
  const game = useMemo((): LoadedGame | undefined => (data?.view ? { ...data, view: data.view } : undefined), [data]);
  return { game, error, refetch, connection };
}

type Updates = { connection: Connection; listeners: Set<(connection: Connection) => void>; stop: () => void };

/** by game and delay */
const running = new Map<string, Updates>();

/** Updates a game with one stream, however many parts of the page show it. Returns a function that stops it for this part. */
export function shareUpdates(options: GameCacheOptions, update = updateGameCache): () => void {
  const { gamePk, delay, onConnection } = options;
  const key = `${gamePk} ${delay}`;
  const updates = running.get(key) ?? startUpdates(key, options, update);
  const listener = (connection: Connection) => onConnection(connection);
  updates.listeners.add(listener);
  onConnection(updates.connection);
  return () => {
    updates.listeners.delete(listener);
    if (updates.listeners.size > 0) return;
    running.delete(key);
    updates.stop();
  };
}

function startUpdates(key: string, options: GameCacheOptions, update: typeof updateGameCache): Updates {
  const updates: Updates = { connection: 'connecting', listeners: new Set(), stop: () => undefined };
  running.set(key, updates);
  updates.stop = update({
    ...options,
    onConnection(connection) {
      updates.connection = connection;
      for (const listener of updates.listeners) listener(connection);
    },
  });
  return updates;
}
