import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import { own } from './session.ts';

/** What can be predicted of the table of a season, with the user's own prediction. Without a season: the newest one. */
export function predictedTableQuery(call: Call, season: string | undefined) {
  return queryOptions({
    queryKey: [own, 'predictedTable', season ?? ''],
    queryFn: () => call('predictedTable', { query: { season } }),
  });
}
