import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';
import { own } from './session.ts';

/** A day's locks, the crowd's shares and the visitor's own picks; `date` as it stands in the address. */
export function picksQuery(call: Call, date: string | undefined) {
  return queryOptions({
    queryKey: [own, 'picks', date ?? 'today'],
    queryFn: () => call('dayPredictions', { query: { date } }),
  });
}
