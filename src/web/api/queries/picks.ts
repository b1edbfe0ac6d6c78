import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import { own } from './session.ts';

/** The lock times, the picks of all users and the user's own picks of a day; `date` is from the address. */
export function picksQuery(call: Call, date: string | undefined) {
  return queryOptions({
    queryKey: [own, 'picks', date ?? 'today'],
    queryFn: () => call('dayPredictions', { query: { date } }),
  });
}
