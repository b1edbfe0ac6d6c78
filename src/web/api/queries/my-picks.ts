import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import { own } from './session.ts';

/** The user's picks of the current day as they stand. A changed pick invalidates it with the picks of a day. */
export function myPicksQuery(call: Call) {
  return queryOptions({ queryKey: [own, 'picks', 'live'], queryFn: () => call('myPicks') });
}
