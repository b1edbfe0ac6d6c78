import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema, dateSchema } from '#platform/api/input-schemas.ts';
import { decidingPlaySchema } from '#rules/baseball/game/deciding-play.ts';
import { gameCardSchema } from '#rules/baseball/game/game-card.ts';
import { pickStateSchema } from '#rules/picks/model.ts';

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
  /** the streak that a wrong pick ends; 0 if there is none */
  endsStreak: z.number().int(),
  streakAfter: z.number().int().nullable(),
  /** the picked club's chance to win in ‰: of a live game, or before it by the forecast; null without either */
  chance: z.number().int().nullable(),
  /** epoch ms (UTC); null while the start is to be determined */
  locksAt: z.number().nullable(),
});

/** A past evening of a user. */
export const eveningSchema = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  correct: z.number().int(),
  wrong: z.number().int(),
  /** bases of the evening's picks */
  bases: z.number().int(),
  /** the streak after the evening's last graded pick; null if none is graded */
  streak: z.number().int().nullable(),
  /** the longest streak that a wrong pick of the evening ended; 0 if there was none */
  endedStreak: z.number().int(),
  /** the user's rank on the season's board now and before the evening; null without one, and for earlier evenings than the last */
  rank: z.number().int().nullable(),
  rankBefore: z.number().int().nullable(),
  /** in the order of first pitches. `decidingPlay`: the play that helped the winner most; null until the game has been read */
  picks: z.array(dayPickSchema.extend({ decidingPlay: decidingPlaySchema.nullable() })),
  /** the dates of the user's picks before and after this evening; null without one */
  previous: z.string().nullable(),
  next: z.string().nullable(),
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
  /** the current evening (`rules/picks/evening.ts`), YYYY-MM-DD */
  date: z.string(),
  now: placeSchema,
  /** if every game of a pick ended as it stands, and no other user's score changed */
  standing: placeSchema,
  /** the evening's picks and later ones, and those of earlier days whose games are still played, in the order of first pitches */
  picks: z.array(dayPickSchema),
  /** the last evening whose picks are all graded, until the first pitch of the next pick; null then and without one */
  lastEvening: eveningSchema.nullable(),
  /** the date of the user's picks before the evening; null without one */
  previous: z.string().nullable(),
  /** major-league games of the evening, and after midnight of the day, that can be picked and have no pick */
  toPick: z.number().int(),
  /** of one of these games, or of a picked one */
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

export const pastEvening = endpoint('GET /api/my-picks/:date', {
  results: 'shown',
  summary:
    "The user's own picks of an earlier day with their results and the plays that decided the games; 404 without one",
  access: 'signed-in',
  allowsKeys: true,
  params: z.object({ date: dateSchema }),
  response: eveningSchema,
});

export type Evening = z.infer<typeof eveningSchema>;
export type MyPicks = z.infer<typeof myPicksSchema>;
export type DayPick = z.infer<typeof dayPickSchema>;
export type BoardPlaceNow = z.infer<typeof placeSchema>;
