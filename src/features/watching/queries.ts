import { query } from '#platform/page/query.ts';
import type { worthWatching } from './contract.ts';

/** The live games of today by their worth, read again every ten seconds. */
export function worthQuery(level = 1) {
  return query<typeof worthWatching>(
    'GET /api/games/worth-watching',
    { query: { level } },
    { refetchInterval: 10_000 },
  );
}

/** The hidden game that is worth a look. It is requested only when the viewer asks. */
export function lookQuery(level = 1) {
  return query<typeof worthWatching>('GET /api/games/worth-watching', { query: { level, look: '1' } });
}
