import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

const minute = 60_000;

export function gameBriefQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['gameBrief', gamePk],
    queryFn: () => call('gameBrief', { params: { gamePk } }),
    staleTime: minute,
  });
}
