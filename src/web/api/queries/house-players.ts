import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

const minute = 60_000;

export function housePlayersQuery(call: Call) {
  return queryOptions({ queryKey: ['housePlayers'], queryFn: () => call('housePlayers', {}), staleTime: minute });
}
