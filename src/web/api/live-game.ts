import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import type { LiveGame } from '#contract/games.ts';
import type { Call } from '#contract/page-renderer.ts';
import { routes } from '#contract/routes.ts';
import { isOver, isTied } from '#domain/game/predicates.ts';
import type { GameView } from '#domain/game/model.ts';
import { useCall } from './call-context.ts';
import { callUrl } from './call.ts';
import { createGameFollower } from './game-stream.ts';
import type { HeldGame } from './game-stream.ts';
import { growPlays } from './grow-plays.ts';
import { watchGame } from './watch-game.ts';
import type { Connection } from './watch-game.ts';

const forever = Number.POSITIVE_INFINITY;

/** A game as the live screen shows it. Asked for once; from then on the stream keeps it up to date. */
export const gameQuery = (call: Call, gamePk: string) =>
  queryOptions({
    queryKey: ['game', gamePk],
    queryFn: () => call('game', { params: { gamePk } }),
    staleTime: forever,
  });

/** Every plate appearance so far with its pitches; `growPlays` keeps it growing. */
export const playsQuery = (call: Call, gamePk: string) =>
  queryOptions({
    queryKey: ['gamePlays', gamePk],
    queryFn: () => call('gamePlays', { params: { gamePk } }),
    staleTime: forever,
  });

/** The box score, as old as it may be: read while the section is open. */
export const boxQuery = (call: Call, gamePk: string) =>
  queryOptions({
    queryKey: ['gameBox', gamePk],
    queryFn: () => call('gameBox', { params: { gamePk } }),
    staleTime: 20_000,
  });

/** What came since a version; the server says 304 when nothing did. */
async function askSince(call: Call, gamePk: string, since: number | null): Promise<LiveGame | null> {
  try {
    return await call('game', { params: { gamePk }, query: since === null ? {} : { since } });
  } catch (error) {
    if (isApiError(error) && error.status === 304) return null;
    throw error;
  }
}

function growLog(queryClient: QueryClient, call: Call, gamePk: string, before: GameView, after: GameView): void {
  const { queryKey } = playsQuery(call, gamePk);
  const log = queryClient.getQueryData(queryKey);
  if (!log) return;
  const grown = growPlays(log, before, after);
  if (grown) queryClient.setQueryData(queryKey, grown);
  else void queryClient.invalidateQueries({ queryKey });
}

type Watched = { queryClient: QueryClient; call: Call; gamePk: string; onConnection(connection: Connection): void };

function watchIntoCache({ queryClient, call, gamePk, onConnection }: Watched): () => void {
  const { queryKey } = gameQuery(call, gamePk);
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
      if (before) growLog(queryClient, call, gamePk, before.view, next.view);
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

/** Nothing more is expected of a game whose result stands with its pitchers of record. */
const isSettled = (view: GameView): boolean => isOver(view) && (view.decisions !== null || isTied(view));

/** A game that keeps itself up to date while it is on the screen. `game` is undefined until it has come. */
export function useLiveGame(gamePk: string) {
  const call = useCall();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(gameQuery(call, gamePk));
  const [connection, setConnection] = useState<Connection>('connecting');
  const isWatched = data?.view !== undefined && !isSettled(data.view);
  useEffect(() => {
    if (!isWatched) return undefined;
    return watchIntoCache({ queryClient, call, gamePk, onConnection: setConnection });
  }, [isWatched, queryClient, call, gamePk]);
  const game: HeldGame | undefined = data?.view ? { ...data, view: data.view } : undefined;
  return { game, error, refetch, connection };
}
