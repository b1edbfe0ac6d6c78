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

/** A season in a URL: '2025'. */
export const seasonIdSchema = z.string().regex(/^(?:18|19|20)\d{2}$/, { error: 'must be a year such as 2025' });

const seasonsSchema = z.object({
  /** the season in progress, or the last one between seasons */
  newest: z.string(),
  /** every season with figures of players, newest first */
  seasons: z.array(z.string()),
  /** those whose games, standings and rosters are known too */
  played: z.array(z.string()),
});

export const seasons = endpoint('GET /api/seasons', {
  results: 'none',
  summary: 'The seasons with data, newest first',
  response: seasonsSchema,
  maxAge: 60,
});
