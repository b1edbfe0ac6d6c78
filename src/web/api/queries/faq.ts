import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';

export const faqQuery = (call: Call) =>
  queryOptions({ queryKey: ['faq'], queryFn: () => call('faq'), staleTime: 3_600_000 });
