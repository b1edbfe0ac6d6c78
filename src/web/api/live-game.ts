import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOver, isTied } from '#domain/game/predicates.ts';
import type { GameView } from '#domain/game/model.ts';
import { useCall } from './call-context.ts';
import { gameQuery, playsQuery } from './live-game-queries.ts';
import type { HeldGame } from './game-stream.ts';
import type { Connection } from './watch-game.ts';
import type { Watched } from './watch-into-cache.ts';

const tryAgainAfter = 10_000;

/** Starts to follow the game when the code for it is loaded; the page does not wait for it. Returns a function that stops it. */
function watchWhenLoaded(watched: Watched): () => void {
  let stop: (() => void) | null = null;
  let isWanted = true;
  let later: ReturnType<typeof setTimeout> | undefined;
  const begin = async () => {
    const code = await import('./watch-into-cache.ts').catch(() => null);
    if (!isWanted) return;
    if (code === null) later = setTimeout(() => void begin(), tryAgainAfter);
    else stop = code.watchIntoCache(watched);
  };
  void begin();
  return () => {
    isWanted = false;
    clearTimeout(later);
    stop?.();
  };
}

/** True for a final game with its pitchers of record: no further change is expected. */
const isSettled = (view: GameView): boolean => isOver(view) && (view.decisions !== null || isTied(view));

/** A game that is updated while the component is mounted. `game` is undefined until it is loaded. */
export function useLiveGame(gamePk: string) {
  const call = useCall();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(gameQuery(call, gamePk));
  const [connection, setConnection] = useState<Connection>('connecting');
  const isWatched = data?.view !== undefined && !isSettled(data.view);
  useEffect(() => {
    if (!isWatched) return undefined;
    const queries = { game: gameQuery(call, gamePk), plays: playsQuery(call, gamePk) };
    return watchWhenLoaded({ queryClient, call, gamePk, queries, onConnection: setConnection });
  }, [isWatched, queryClient, call, gamePk]);
  const game: HeldGame | undefined = data?.view ? { ...data, view: data.view } : undefined;
  return { game, error, refetch, connection };
}
