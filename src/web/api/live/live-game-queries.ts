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

/** The view of a game at a time (epoch ms, UTC), which does not change; apart from `gameQuery`, whose newest state others read. */
export function pastGameQuery(call: Call, gamePk: string, at: number) {
  return queryOptions({
    queryKey: ['pastGame', gamePk, at],
    queryFn: () => call('game', { params: { gamePk }, query: { at } }),
    staleTime: forever,
  });
}

/** All plate appearances with their pitches, updated by `updatePlays`; with `at`, those until then. */
export function playsQuery(call: Call, gamePk: string, at?: number) {
  return queryOptions({
    queryKey: at === undefined ? ['gamePlays', gamePk] : ['pastPlays', gamePk, at],
    queryFn: () => call('gamePlays', { params: { gamePk }, query: { at } }),
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
