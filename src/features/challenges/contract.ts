import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { idSchema } from '#platform/api/input-schemas.ts';
import {
  clubChallengesSchema,
  playerChallengesSchema,
  roleChallengesSchema,
} from '#rules/baseball/game/challenge-shapes.ts';

export const seasonChallengesSchema = z.object({
  season: z.string(),
  /** the club of the players; null for all clubs */
  team: z.number().int().nullable(),
  /** number of final games that were read: regular season and postseason */
  games: z.number().int(),
  /** most wins first; clubs without a challenge are left out */
  clubs: z.array(clubChallengesSchema),
  /** most wins first: the first fifty of all clubs, or all of one club */
  players: z.array(playerChallengesSchema),
  /** all players of the league in each role, for comparison */
  roles: z.array(roleChallengesSchema),
  /** number of further players */
  leftOut: z.number().int(),
});

export const challenges = endpoint('GET /api/challenges', {
  results: { topic: 'form', changes: 'live' },
  summary: 'The won and lost challenges of balls and strikes in a season, by club and by player',
  query: z.object({
    season: seasonIdSchema.optional(),
    team: idSchema.optional(),
  }),
  response: seasonChallengesSchema,
  maxAge: 60,
});

export type SeasonChallenges = z.infer<typeof seasonChallengesSchema>;
