import { z } from 'zod';
import { routes } from './routes.ts';
import type { Endpoint } from './endpoint.ts';

/** Which league is being shown, and its clock: league now = now + (real now − asOf) × speed. Instants are epoch ms (UTC). */
export const leagueSchema = z.object({
  kind: z.enum(['mlb', 'simulated', 'recorded']),
  /** the banner's sentence; null on the real league */
  notice: z.string().nullable(),
  /** the data notice of the footer, as the upstream words it */
  copyright: z.string(),
  /** how many of the fans are simulated; 0 but in the simulated league */
  simulatedFans: z.number().int(),
  now: z.number(),
  /** league milliseconds per real millisecond */
  speed: z.number(),
  /** the league's day (US Eastern), YYYY-MM-DD */
  today: z.string(),
});

export const league = {
  ...routes.league,
  summary: 'The league being shown, its notices and its clock',
  response: leagueSchema,
} satisfies Endpoint;

export type League = z.infer<typeof leagueSchema>;
