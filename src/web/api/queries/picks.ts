import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';
import { own } from './session.ts';

/** The lock times of a day, the shares of all users' picks and the user's own picks; `date` as in the address. */
export function picksQuery(call: Call, date: string | undefined) {
  return queryOptions({
    queryKey: [own, 'picks', date ?? 'today'],
    queryFn: () => call('dayPredictions', { query: { date } }),
  });
}
