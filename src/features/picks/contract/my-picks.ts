import { z } from 'zod';
import { gameCardSchema } from '#rules/baseball/game/game-card.ts';
import { pickStateSchema } from '#rules/picks/model.ts';
import { freshnessSchema } from '#platform/api/freshness.ts';
import { endpoint } from '#platform/api/endpoint.ts';

/** A user on the season's board. */
const placeSchema = z.object({
  /** bases of the season */
  score: z.number().int(),
  streak: z.number().int(),
  /** null before the first graded pick of the season, and for a user that the boards leave out */
  rank: z.number().int().nullable(),
});

const dayPickSchema = z.object({
  game: gameCardSchema,
  winnerId: z.number().int(),
  state: pickStateSchema,
  /** the outcome, or what it would be if the game ended now; null while that is not decided */
  outcome: z.enum(['correct', 'wrong', 'void']).nullable(),
  /** bases and streak after the pick with this outcome; null while that is not decided, and when void */
  bases: z.number().int().nullable(),
  streakAfter: z.number().int().nullable(),
  /** the picked club's chance to win in ‰: of a live game, or before it by the forecast; null without either */
  chance: z.number().int().nullable(),
  /** epoch ms (UTC); null while the start is to be determined */
  locksAt: z.number().nullable(),
});

const nextLockSchema = z.object({
  gamePk: z.number().int(),
  /** epoch ms (UTC) */
  locksAt: z.number(),
  /** false: the game has no pick; true: every open game has one, and this one can be changed until then */
  hasPick: z.boolean(),
  awayName: z.string(),
  homeName: z.string(),
});

export const myPicksSchema = z.object({
  /** the league's current day, YYYY-MM-DD */
  date: z.string(),
  now: placeSchema,
  /** if every game of a pick ended as it stands, and no other user's score changed */
  standing: placeSchema,
  /** the day's picks, and those of earlier days whose games are still played, in the order of first pitches */
  picks: z.array(dayPickSchema),
  /** of a major-league game of the day */
  nextLock: nextLockSchema.nullable(),
  freshness: freshnessSchema,
});

export const myPicks = endpoint('GET /api/my-picks', {
  results: 'shown',
  summary:
    "The user's own picks of the day with their games, and score, streak and rank if every game ended as it stands",
  access: 'signed-in',
  allowsKeys: true,
  response: myPicksSchema,
});

export type MyPicks = z.infer<typeof myPicksSchema>;
export type DayPick = z.infer<typeof dayPickSchema>;
export type BoardPlaceNow = z.infer<typeof placeSchema>;
