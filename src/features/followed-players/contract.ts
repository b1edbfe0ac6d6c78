import { z } from 'zod';
import { userParams } from '#features/accounts/contract/session.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema, idNumberSchema, idSchema, textSchema } from '#platform/api/input-schemas.ts';
import { mostFollowedPlayers } from './rules/follow-limit.ts';
import { playerTurnSchema } from './shapes.ts';

const followedSchema = z.object({
  /** numbers of the Stats API, in the order in which they were followed */
  playerIds: z.array(z.number().int()),
});

export const followedPlayers = endpoint('GET /api/users/:id/followed-players', {
  results: 'none',
  summary: 'The followed players of the user',
  access: 'owner',
  params: userParams,
  response: followedSchema,
});

export const followPlayers = endpoint('POST /api/users/:id/followed-players', {
  results: 'none',
  summary: `Follows players; a user follows at most ${mostFollowedPlayers} (422, and nothing changes)`,
  access: 'owner',
  params: userParams,
  body: z.object({ playerIds: z.array(idNumberSchema).min(1).max(mostFollowedPlayers) }),
  response: followedSchema,
});

export const unfollowPlayer = endpoint('DELETE /api/users/:id/followed-players/:playerId', {
  results: 'none',
  summary: 'Ends the following of a player',
  access: 'owner',
  params: userParams.extend({ playerId: idSchema }),
  response: followedSchema,
});

/** A player in one game of today. */
const playerDaySchema = z.object({
  playerId: z.number().int(),
  name: z.string(),
  gamePk: z.number().int(),
  /** 'Braves at Mets' */
  game: z.string(),
  /** epoch ms; null while the start is to be decided */
  startsAt: z.number().nullable(),
  turn: playerTurnSchema,
  /** '2-for-3, HR, 2 RBI'; null before the player has played */
  line: z.string().nullable(),
});

export const playerDays = endpoint('GET /api/players/today', {
  results: 'shown',
  summary: 'What some players do in the major-league games of today: whose turn it is, and their figures',
  query: z.object({
    /** ids with commas between them */
    players: textSchema(11 * mostFollowedPlayers).regex(
      new RegExp(`^[1-9]\\d{0,8}(?:,[1-9]\\d{0,8}){0,${mostFollowedPlayers - 1}}$`),
      { error: `must be 1 to ${mostFollowedPlayers} numbers of players with commas between them` },
    ),
  }),
  response: z.object({
    date: z.string(),
    /** a player without a game today is left out */
    players: z.array(playerDaySchema),
    freshness: freshnessSchema,
  }),
  maxAge: 5,
});

export type PlayerDay = z.infer<typeof playerDaySchema>;
export type PlayerDays = z.infer<(typeof playerDays)['response']>;
