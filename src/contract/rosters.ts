import { z } from 'zod';
import { rosterTypes } from '#domain/roster/roster-types.ts';
import { coachSchema, rosterSchema } from '#domain/roster/roster.ts';
import { freshnessSchema } from './freshness.ts';
import { routes } from './routes.ts';
import { seasonIdSchema } from './seasons.ts';
import type { Endpoint } from './endpoint.ts';

const typeIds = rosterTypes.map(({ id }) => id);

export const teamIdSchema = z.coerce.number({ error: 'must be a whole number' }).int().positive();

export const rosterTypeSchema = z.enum(typeIds, { error: `must be one of ${typeIds.join(', ')}` });

/** A team as a choice: its club's own, or one of the same organization. */
const rosterTeamSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  /** its number and words; null where the league does not say */
  level: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});

export const teamRosterSchema = z.object({
  team: rosterTeamSchema,
  /** the major-league club that it belongs to, itself for one */
  clubId: z.number().int().nullable(),
  /** the club and its affiliates, highest level first; empty where the league does not say */
  organization: z.array(rosterTeamSchema),
  season: z.string(),
  /** as asked for: what the answer holds says `roster.type` */
  type: rosterTypeSchema,
  /** null for coaches */
  roster: rosterSchema.nullable(),
  coaches: z.array(coachSchema),
  freshness: freshnessSchema,
});

export const teamRoster = {
  ...routes.teamRoster,
  summary: 'A roster of a team: its players, or its coaches; the forty-man roster of a major-league club unless told',
  params: z.object({ teamId: teamIdSchema }),
  query: z.object({ type: rosterTypeSchema.optional(), season: seasonIdSchema.optional() }),
  response: teamRosterSchema,
} satisfies Endpoint;

export type RosterTeam = z.infer<typeof rosterTeamSchema>;
export type TeamRoster = z.infer<typeof teamRosterSchema>;
