import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import { own } from './session.ts';

/** The report of the user's graded picks of the season. */
export function pickReportQuery(call: Call) {
  return queryOptions({ queryKey: [own, 'picks', 'report'], queryFn: () => call('pickReport') });
}
