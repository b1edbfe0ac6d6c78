import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

const forever = Number.POSITIVE_INFINITY;

/** The view of a live game. It is requested once and then updated by the stream. */
export function gameQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['game', gamePk],
    queryFn: () => call('game', { params: { gamePk } }),
    staleTime: forever,
  });
}

/** All plate appearances with their pitches, updated by `updatePlays`. */
export function playsQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['gamePlays', gamePk],
    queryFn: () => call('gamePlays', { params: { gamePk } }),
    staleTime: forever,
  });
}

/** The box score, refreshed while its section is open. */
export function boxQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['gameBox', gamePk],
    queryFn: () => call('gameBox', { params: { gamePk } }),
    staleTime: 20_000,
  });
}
