import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOver, isTied } from '#domain/game/predicates.ts';
import type { GameView } from '#domain/game/model.ts';
import { hidesScores } from '../../hidden-scores/hides-scores.ts';
import { waitingStore } from '../../viewer-clock/waiting-store.ts';
import { useViewerClock } from '../../viewer-clock/viewer-clock-store.ts';
import { gameQuery, playsQuery } from './live-game-queries.ts';
import type { LoadedGame } from './game-stream.ts';
import type { Connection } from './watch-game.ts';
import type { Watched } from './watch-into-cache.ts';

const retryDelay = 10_000;

/** Whether the viewer hides what will happen in the game, so that it is not watched. */
async function isHidden({ queryClient, queries }: Watched): Promise<boolean> {
  const view = queryClient.getQueryData(queries.game.queryKey)?.view;
  if (!hidesScores() || view === undefined) return false;
  return (await import('../../hidden-scores/hides-shown-game.ts')).hidesShownGame(view);
}

/** Watches a game as soon as the code for it is loaded, after the game is visible. Returns a function that stops it. */
function watchWhenLoaded(watched: Watched): () => void {
  let stop: (() => void) | null = null;
  let isWanted = true;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const begin = async () => {
    const code = await import('./join-watching.ts').catch(() => null);
    const isRefused = await isHidden(watched);
    if (!isWanted || isRefused) return;
    if (code === null) retry = setTimeout(() => void begin(), retryDelay);
    else stop = code.joinWatching(watched);
  };
  void begin();
  return () => {
    isWanted = false;
    clearTimeout(retry);
    stop?.();
  };
}

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
    return watchWhenLoaded({ queryClient, gamePk, queries, delay, onConnection: setConnection });
  }, [isWatched, queryClient, gamePk, delay]);
  useEffect(() => waitingStore.startGame(gamePk), [gamePk]);
  const game: LoadedGame | undefined = data?.view ? { ...data, view: data.view } : undefined;
  return { game, error, refetch, connection };
}
