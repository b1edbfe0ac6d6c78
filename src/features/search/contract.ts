import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { textSchema } from '#platform/api/input-schemas.ts';

const searchResultSchema = z.object({
  kind: z.enum(['day', 'club', 'player', 'page']),
  label: z.string(),
  /** what distinguishes equal labels: 'SS · Dodgers' */
  detail: z.string().nullable(),
  /** path and search of its page */
  href: z.string(),
  /** the Stats API's id of a player or a club */
  id: z.number().int().nullable(),
});

export const search = endpoint('GET /api/search', {
  results: 'none',
  summary:
    'Days, clubs, players, parks, pages, settings, articles and answers, the nearest first. Words are found in any order; case, accents, apostrophes and small errors are ignored',
  query: z.object({ q: textSchema(200).default('') }),
  response: z.object({ results: z.array(searchResultSchema) }),
});

export type SearchResult = z.infer<typeof searchResultSchema>;
