import { query } from '#platform/api/browser/query.ts';
import type { seasons } from './contract.ts';

export const seasonsQuery = query<typeof seasons>('GET /api/seasons', {}, { staleTime: 3_600_000 });
