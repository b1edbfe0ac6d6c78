import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

export function seasonsQuery(call: Call) {
  return queryOptions({ queryKey: ['seasons'], queryFn: () => call('seasons'), staleTime: 3_600_000 });
}
