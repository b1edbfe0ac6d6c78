import { z } from 'zod';
import { challengeRecordSchema, namedSchema } from './model.ts';

export const challengeRoles = ['batter', 'pitcher', 'catcher'] as const;

/** The record of a club in a season. */
export const clubChallengesSchema = challengeRecordSchema.extend({ teamId: z.number().int() });

/** The record of all players of the league in one role in a season. */
export const roleChallengesSchema = challengeRecordSchema.extend({ role: z.enum(challengeRoles) });

/** The record of a player in one role for one club in a season. */
export const playerChallengesSchema = clubChallengesSchema.extend({
  player: namedSchema,
  role: z.enum(challengeRoles),
});

export type ChallengeRole = (typeof challengeRoles)[number];
export type ClubChallenges = z.infer<typeof clubChallengesSchema>;
export type PlayerChallenges = z.infer<typeof playerChallengesSchema>;
export type RoleChallenges = z.infer<typeof roleChallengesSchema>;
