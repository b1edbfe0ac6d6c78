import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema } from '#platform/api/input-schemas.ts';
import { mlbLeagues } from '#rules/baseball/teams/mlb-leagues.ts';
import { defaultLeaderCategory, leaderCategories } from './rules/leader-categories.ts';
import { partPattern } from './rules/leader-lines.ts';
import { clubLinesSchema, leaderSchema, playerLineSchema } from './rules/leader.ts';

const categories = leaderCategories.map(({ id }) => id);
const leagues = mlbLeagues.map(({ id }) => id);

const categorySchema = z.enum(categories, { error: 'must be one of the categories of league leaders' });
const leagueSchema = z.enum(leagues, { error: 'must be AL or NL' });

const leagueLeadersSchema = z.object({
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

export const leadersOverview = endpoint('GET /api/league-leaders/overview', {
  results: { topic: 'leaders', changes: 'at finals' },
  summary: 'The first five of the main categories in a season',
  query: z.object({ season: seasonIdSchema.optional() }),
  response: z.object({
    season: z.string(),
    lists: z.array(z.object({ name: z.string(), leaders: z.array(leaderSchema) })),
    freshness: freshnessSchema,
  }),
  maxAge: 60,
});

/** absent: the whole season */
const timeSchema = z.string().regex(partPattern, 'must be 30 or 7 for the last days, or a month as YYYY-MM').optional();

const linesSchema = z.object({
  season: z.string(),
  /** first and last day of the part of the season; null for the whole season. YYYY-MM-DD */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** the parts of the season that can be chosen as `time` */
  parts: z.array(z.string()),
  freshness: freshnessSchema,
});

const groupSchema = z.enum(['hitting', 'pitching', 'fielding']);

const playerLinesSchema = linesSchema.extend({
  group: groupSchema,
  players: z.array(playerLineSchema),
  /** the rates of both leagues, in the order of the players' figures; null if the clubs' lines are unknown */
  league: playerLineSchema.shape.figures.nullable(),
});

type LinesOfPlayers = z.infer<typeof playerLinesSchema>;

/** A line follows from the games of the player's club. */
function linesWithout(lines: LinesOfPlayers, clubs: ReadonlySet<number>): LinesOfPlayers {
  const players = lines.players.filter(({ teamId }) => teamId !== null && !clubs.has(teamId));
  return { ...lines, players, league: null };
}

export const playerLines = endpoint('GET /api/league-leaders/players', {
  results: { topic: 'leaders', changes: 'at finals', without: linesWithout },
  summary:
    'The lines of many players in a season or a part of it: those who qualify for the rate titles, all, or rookies; of fielders one for each position',
  query: z.object({
    season: seasonIdSchema.optional(),
    group: groupSchema.default('hitting'),
    pool: z.enum(['qualified', 'all', 'rookies']).default('qualified'),
    time: timeSchema,
  }),
  response: playerLinesSchema,
  maxAge: 60,
});

export const clubLines = endpoint('GET /api/league-leaders/teams', {
  results: { topic: 'leaders', changes: 'at finals' },
  summary: 'The lines of all clubs in a season or a part of it, with the averages of both leagues and of each',
  query: z.object({
    season: seasonIdSchema.optional(),
    group: groupSchema.default('hitting'),
    time: timeSchema,
  }),
  response: linesSchema.extend({ group: groupSchema, ...clubLinesSchema.shape }),
  maxAge: 60,
});

export type ClubLinesOfSeason = z.infer<typeof clubLines.response>;
export type PlayerLines = z.infer<typeof playerLines.response>;
export type LeadersOverview = z.infer<typeof leadersOverview.response>;
export type LeagueLeaders = z.infer<typeof leagueLeadersSchema>;
