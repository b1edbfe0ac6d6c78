import { z } from 'zod';
import { defaultLeaderCategory, leaderCategories } from './rules/leader-categories.ts';
import { majorLeagues } from '#rules/baseball/teams/leagues.ts';
import { leaderSchema } from './rules/leader.ts';
import { freshnessSchema } from '#platform/api/freshness.ts';
import { seasonIdSchema } from '#features/site/contract/seasons.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const categories = leaderCategories.map(({ id }) => id);
const leagues = majorLeagues.map(({ id }) => id);

const categorySchema = z.enum(categories, { error: 'must be one of the categories of league leaders' });
const leagueSchema = z.enum(leagues, { error: 'must be AL or NL' });

export const leagueLeadersSchema = z.object({
  category: categorySchema,
  season: z.string(),
  /** the league of the leaders; null for both leagues together */
  league: leagueSchema.nullable(),
  /** best first, at most twenty */
  leaders: z.array(leaderSchema),
  /** number of further players tied with the last one */
  leftOut: z.number().int(),
  freshness: freshnessSchema,
});

export const leagueLeaders = endpoint('GET /api/league-leaders', {
  results: { topic: 'leaders', changes: 'at finals' },
  summary: 'The first twenty players of a category in a season, of both leagues or of one',
  query: z.object({
    category: z.string().meta({ enum: categories }).default(defaultLeaderCategory).pipe(categorySchema),
    season: seasonIdSchema.optional(),
    league: z.string().meta({ enum: leagues }).pipe(leagueSchema).optional(),
  }),
  response: leagueLeadersSchema,
  maxAge: 60,
});

export type LeagueLeaders = z.infer<typeof leagueLeadersSchema>;
