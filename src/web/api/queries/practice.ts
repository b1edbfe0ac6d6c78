import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import { own } from './session.ts';

/** The user's practice record and the games of a past day (YYYY-MM-DD). Without a date: the days to choose from. */
export function practiceQuery(call: Call, date: string | undefined) {
  return queryOptions({
    queryKey: [own, 'practice', date ?? ''],
    queryFn: () => call('practice', { query: { date } }),
  });
}
