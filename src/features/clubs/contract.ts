import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema, idSchema } from '#platform/api/input-schemas.ts';
import { namedSchema } from '#rules/baseball/game/model.ts';
import { raceSchema } from '#rules/baseball/standings/race.ts';
import { rosterEntrySchema } from '#rules/baseball/teams/roster.ts';
import { listedTeamSchema } from '#rules/baseball/teams/team.ts';
import { clubLeaderSchema } from './rules/club-leaders.ts';
import { clubFigureSchema, clubSeasonSchema } from './rules/club-season.ts';
import { parkRunsSchema } from './rules/park-runs.ts';
import { parkSchema } from './rules/park.ts';
import { staffSchema } from './rules/staff.ts';

/** of a major-league club */
const params = z.object({ teamId: idSchema });

const clubPlayerSchema = rosterEntrySchema.pick({ id: true, name: true, jerseyNumber: true, note: true }).extend({
  /** 'SS' */
  position: z.string().nullable(),
  group: z.enum(['pitcher', 'catcher', 'infielder', 'outfielder', 'other']),
  status: z.enum(['active', 'injured', 'injuredSixty', 'minors', 'other']),
  /** 'Injured 60-Day' */
  statusText: z.string(),
});

export const club = endpoint('GET /api/teams/:teamId', {
  results: 'none',
  summary: 'A major-league club: its league, division and park, and the 40-man roster with the injured list',
  params,
  response: z.object({
    team: listedTeamSchema.omit({ parent: true }),
    park: namedSchema.nullable(),
    season: z.string(),
    /** null if there is none at present */
    roster: z.array(clubPlayerSchema).nullable(),
    freshness: freshnessSchema,
  }),
  maxAge: 60,
});

export const clubSeason = endpoint('GET /api/teams/:teamId/season', {
  results: { topic: 'standings', changes: 'at finals' },
  summary:
    "A club's season: record and race, splits, run differential by month, head to head, and its batting and pitching among all clubs",
  params,
  response: clubSeasonSchema.extend({
    season: z.string(),
    /** of its own division */
    race: raceSchema,
    /** empty without statistics */
    hitting: z.array(clubFigureSchema),
    pitching: z.array(clubFigureSchema),
    freshness: freshnessSchema,
  }),
  maxAge: 60,
});

export const clubStaff = endpoint('GET /api/teams/:teamId/staff', {
  results: { topic: 'form', changes: 'at finals' },
  summary:
    "The active pitchers of a club: its starters, and the bullpen's pitches on each of the last days; and the best of its active and injured players in the main categories",
  params,
  response: staffSchema.extend({
    season: z.string(),
    leaders: z.array(clubLeaderSchema),
    freshness: freshnessSchema,
  }),
  maxAge: 60,
});

export const parks = endpoint('GET /api/venues', {
  results: 'none',
  summary: 'The parks of the major-league clubs with place, dimensions, surface and roof',
  response: z.object({
    season: z.string(),
    /** by name of the club */
    parks: z.array(
      parkSchema.extend({ team: listedTeamSchema.pick({ id: true, name: true, shortName: true, abbreviation: true }) }),
    ),
    freshness: freshnessSchema,
  }),
  maxAge: 60,
});

export const parkEnvironment = endpoint('GET /api/venues/runs', {
  results: { topic: 'standings', changes: 'at finals' },
  summary: 'How many runs are scored in the home games of each club, compared with the other games of the same clubs',
  response: z.object({
    season: z.string(),
    /** most runs first */
    parks: z.array(parkRunsSchema),
    freshness: freshnessSchema,
  }),
  maxAge: 60,
});

export type ClubPlayer = z.infer<typeof clubPlayerSchema>;
export type ClubPage = z.infer<typeof club.response>;
export type ClubSeasonPage = z.infer<typeof clubSeason.response>;
export type ClubStaff = z.infer<typeof clubStaff.response>;
export type Parks = z.infer<typeof parks.response>;
export type ListedPark = Parks['parks'][number];
