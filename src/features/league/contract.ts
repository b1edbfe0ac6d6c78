import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { leagueKindSchema } from '#rules/baseball/league-kind.ts';

/** The shown league and its clock: league time = now + (real time − asOf) × speed. Times are epoch ms (UTC). */
const leagueSchema = z.object({
  kind: leagueKindSchema,
  /** text of the banner; null for the real league */
  notice: z.string().nullable(),
  /** copyright notice of the upstream, shown in the footer */
  copyright: z.string(),
  /** number of simulated users; 0 except in the simulated league */
  simulatedFans: z.number().int(),
  now: z.number(),
  /** league milliseconds per real millisecond */
  speed: z.number(),
  /** the baseball day (US Eastern), YYYY-MM-DD */
  today: z.string(),
});

export const league = endpoint('GET /api/league', {
  results: 'none',
  summary: 'The shown league, its notices and its clock',
  response: leagueSchema,
});

export type League = z.infer<typeof leagueSchema>;
