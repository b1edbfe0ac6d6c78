import { z } from 'zod';
import { goalSchema } from '#rules/baseball/chances/season-chances.ts';

const sideChancesSchema = z.object({
  teamId: z.number().int(),
  /** by the goals of `compared`: now, if this club wins the game, and if it loses it */
  now: z.partialRecord(goalSchema, z.number()),
  win: z.partialRecord(goalSchema, z.number()),
  loss: z.partialRecord(goalSchema, z.number()),
  decided: z.array(goalSchema),
});

const tonightGameSchema = z.object({
  gamePk: z.number().int(),
  /** the forecast: the home club's chance of winning */
  homeChance: z.number(),
  home: sideChancesSchema,
  away: sideChancesSchema,
  /**
   * The clubs of other games whose chance of the main goal it changes noticeably. `swing`: the chance if the home club wins less that if
   * the away club wins, −1 to 1.
   */
  others: z.array(z.object({ teamId: z.number().int(), swing: z.number() })),
});

const rootForSchema = z.object({
  gamePk: z.number().int(),
  /** the club whose win is better */
  teamId: z.number().int(),
  /** by how much a win of that club instead of a loss raises the chance of the main goal, 0 to 1 */
  gain: z.number(),
});

/** How the results of the next games change the chances of clubs. Chances are 0 to 1, clubs are named by their ids. */
export const comparedResultsSchema = z.object({
  /** the goals of which the games have chances, the main one first: the playoffs, in the postseason the title */
  compared: z.array(goalSchema),
  games: z.array(tonightGameSchema),
  /**
   * The game that changes the chances of all clubs for the main goal most; null if none does so noticeably. `change`: the greatest
   * difference between a win and a loss for one club, 0 to 1; `teamId`: that club.
   */
  mostImportant: z.object({ gamePk: z.number().int(), teamId: z.number().int(), change: z.number() }).nullable(),
  /** by club, at most three games of other clubs with the largest gain, the largest first */
  rootFor: z.array(z.object({ teamId: z.number().int(), games: z.array(rootForSchema) })),
});

/** A club before the next games. */
export const ownClubSchema = z.object({
  /** of the main goal */
  chance: z.number(),
  isDecided: z.boolean(),
  /** by how much a win in its own game of the day instead of a loss raises the chance, 0 to 1; 0 without a game */
  gain: z.number(),
});

/** A game of a club in the coming week. */
export const clubWeekGameSchema = z.object({
  gamePk: z.number().int(),
  /** YYYY-MM-DD */
  day: z.string(),
  opponentId: z.number().int(),
  isHome: z.boolean(),
  /** the chance of the main goal if the club wins the game, and if it loses it */
  win: z.number(),
  loss: z.number(),
});

export type ClubWeekGame = z.infer<typeof clubWeekGameSchema>;
export type OwnClub = z.infer<typeof ownClubSchema>;
export type ComparedResults = z.infer<typeof comparedResultsSchema>;
