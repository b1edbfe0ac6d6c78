import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { query } from '#platform/page/query.ts';
import type { search } from './contract.ts';

/** What is found for a text; until it is loaded, what was found for the text before. */
export function searchQuery(text: string) {
  return queryOptions({
    ...query<typeof search>('GET /api/search', { query: { q: text } }, { staleTime: 60_000 }),
    placeholderData: keepPreviousData,
    enabled: text.trim() !== '',
  });
}
