import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';

export const seasonsQuery = (call: Call) =>
  queryOptions({ queryKey: ['seasons'], queryFn: () => call('seasons'), staleTime: 3_600_000 });
