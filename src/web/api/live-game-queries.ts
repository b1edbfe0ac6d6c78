import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';

const forever = Number.POSITIVE_INFINITY;

/** A game as the live screen shows it. Asked for once; from then on the stream keeps it up to date. */
export function gameQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['game', gamePk],
    queryFn: () => call('game', { params: { gamePk } }),
    staleTime: forever,
  });
}

/** Every plate appearance so far with its pitches; `growPlays` keeps it growing. */
export function playsQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['gamePlays', gamePk],
    queryFn: () => call('gamePlays', { params: { gamePk } }),
    staleTime: forever,
  });
}

/** The box score, as old as it may be: read while the section is open. */
export function boxQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['gameBox', gamePk],
    queryFn: () => call('gameBox', { params: { gamePk } }),
    staleTime: 20_000,
  });
}
