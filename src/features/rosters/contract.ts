import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema, idSchema, levelSchema } from '#platform/api/input-schemas.ts';
import { namedSchema } from '#rules/baseball/game/model.ts';
import { rosterTypes } from '#rules/baseball/teams/roster-types.ts';
import { coachSchema, rosterSchema } from '#rules/baseball/teams/roster.ts';
import { listedTeamSchema } from '#rules/baseball/teams/team.ts';

const typeIds = rosterTypes.map(({ id }) => id);

const rosterTypeSchema = z.enum(typeIds, { error: `must be one of ${typeIds.join(', ')}` });

/** A team to choose from: the club or one of its affiliates. */
const rosterTeamSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  /** id and name of the level; null when the upstream has none */
  level: namedSchema.nullable(),
});

export const teamRosterSchema = z.object({
  team: rosterTeamSchema,
  /** the major-league club of the organization; the team itself when it is one */
  clubId: z.number().int().nullable(),
  /** the club and its affiliates, highest level first; empty when the upstream has none */
  organization: z.array(rosterTeamSchema),
  season: z.string(),
  /** the requested type; the type of the response is `roster.type` */
  type: rosterTypeSchema,
  /** null for coaches */
  roster: rosterSchema.nullable(),
  coaches: z.array(coachSchema),
  freshness: freshnessSchema,
});

export const teamRoster = endpoint('GET /api/teams/:teamId/roster', {
  results: 'none',
  summary: 'A roster of a team: its players, or its coaches; default: the 40-man roster of a major-league club',
  params: z.object({ teamId: idSchema }),
  query: z.object({ type: rosterTypeSchema.optional(), season: seasonIdSchema.optional() }),
  response: teamRosterSchema,
});

export type RosterTeam = z.infer<typeof rosterTeamSchema>;
export type TeamRoster = z.infer<typeof teamRosterSchema>;

const teamsSchema = z.object({
  level: z.number().int(),
  season: z.string(),
  /** by name */
  teams: z.array(listedTeamSchema),
  freshness: freshnessSchema,
});

export const teams = endpoint('GET /api/teams', {
  results: 'none',
  summary: 'The clubs of a level in a season',
  query: z.object({ level: levelSchema.default(1), season: seasonIdSchema.optional() }),
  response: teamsSchema,
  maxAge: 60,
});

export type Teams = z.infer<typeof teamsSchema>;
