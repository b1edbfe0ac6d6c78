import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';

const hour = 3_600_000;

export const articlesQuery = (call: Call) =>
  queryOptions({ queryKey: ['articles'], queryFn: () => call('articles'), staleTime: hour });

export const articleQuery = (call: Call, name: string) =>
  queryOptions({
    queryKey: ['article', name.toLowerCase()],
    queryFn: () => call('article', { params: { name } }),
    staleTime: hour,
  });
