import { z } from 'zod';
import { namedSchema } from '../named.ts';
import { sideSchema } from './side.ts';

/** A club's challenge of the call of one pitch (Automated Ball-Strike System, from 2026). */
export const pitchChallengeSchema = z.object({
  /** the club that challenged; null if the upstream has none */
  side: sideSchema.nullable(),
  /** the batter, pitcher or catcher who challenged */
  challenger: namedSchema.nullable(),
  /** null while the call is under review */
  isOverturned: z.boolean().nullable(),
});

/**
 * What a club has left in a game, as the upstream counts it; null if the rule does not apply or the count is missing, and
 * `unknownCount` in a view of an earlier time.
 */
export const remainingSchema = z.object({
  /** challenges of balls and strikes */
  challenges: z.number().int().nullable(),
  /** replay reviews of other calls */
  replays: z.number().int().nullable(),
  moundVisits: z.number().int().nullable(),
});

/** The decided ball-strike challenges of a club or player. */
export const challengeRecordSchema = z.object({ won: z.number().int(), lost: z.number().int() });

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

export type PitchChallenge = z.infer<typeof pitchChallengeSchema>;
export type Remaining = z.infer<typeof remainingSchema>;
export type ChallengeRole = (typeof challengeRoles)[number];
export type ClubChallenges = z.infer<typeof clubChallengesSchema>;
export type PlayerChallenges = z.infer<typeof playerChallengesSchema>;
export type RoleChallenges = z.infer<typeof roleChallengesSchema>;
export type ChallengeRecord = z.infer<typeof challengeRecordSchema>;
