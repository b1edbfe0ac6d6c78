import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

export function faqQuery(call: Call) {
  return queryOptions({ queryKey: ['faq'], queryFn: () => call('faq'), staleTime: 3_600_000 });
}
