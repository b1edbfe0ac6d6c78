import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

const hour = 3_600_000;

export function articlesQuery(call: Call) {
  return queryOptions({ queryKey: ['articles'], queryFn: () => call('articles'), staleTime: hour });
}

export function articleQuery(call: Call, name: string) {
  return queryOptions({
    queryKey: ['article', name.toLowerCase()],
    queryFn: () => call('article', { params: { name } }),
    staleTime: hour,
  });
}
