import { z } from 'zod';
import { goals } from './goals.ts';

/** The version of the simulation, which is stored with its chances; every change of them has a new one. */
export const chancesVersion = 1;

export const goalSchema = z.enum(goals);

const clubChancesSchema = z.object({
  id: z.number().int(),
  /** of the regular season: the mean, and the range that has 80 to 90 % of the simulated seasons */
  wins: z.object({ mean: z.number(), p10: z.number().int(), p90: z.number().int() }),
  /** the number of simulated seasons in which the club reaches the goal; divided by `seasons`, the chance */
  reached: z.record(goalSchema, z.number().int()),
  /**
   * by place in the division, the first one first: the number of simulated seasons in which the club ends there. Clubs with equal records below
   * those with a place in the postseason share their places
   */
  places: z.array(z.number()),
  /** what is certain or impossible by the magic and elimination numbers or by the results */
  decided: z.array(goalSchema),
});

const tonightGameSchema = z.object({
  gamePk: z.number().int(),
  /** the forecast, 0 to 1 */
  homeChance: z.number(),
  home: z.number().int(),
  away: z.number().int(),
  /** the clubs of the game, and the others whose chances it changes by 0.0005 or more */
  clubs: z.array(
    z.object({
      id: z.number().int(),
      /** the chance if the home club wins less that if the away club wins, −1 to 1 */
      swing: z.record(goalSchema, z.number()),
    }),
  ),
});

const weekReachedSchema = z.object({ playoffs: z.number().int(), title: z.number().int() });

const weekGameSchema = z.object({
  gamePk: z.number().int(),
  /** YYYY-MM-DD */
  date: z.string(),
  home: z.number().int(),
  away: z.number().int(),
  /** the number of simulated seasons in which the home club wins, and in which of these each club reaches a goal */
  homeWins: z.number().int(),
  reached: z.object({ home: weekReachedSchema, away: weekReachedSchema }),
});

/** The chances of a season as of some results: how often simulated seasons end how. */
export const seasonChancesSchema = z.object({
  version: z.number().int(),
  seed: z.number().int(),
  /** the number of simulated seasons */
  seasons: z.number().int(),
  clubs: z.array(clubChancesSchema),
  /** the games whose forecasts were given */
  tonight: z.array(tonightGameSchema),
  /** the games of the regular season in the coming week */
  week: z.array(weekGameSchema),
});

export type ClubChances = z.infer<typeof clubChancesSchema>;
export type TonightGame = z.infer<typeof tonightGameSchema>;
export type WeekGame = z.infer<typeof weekGameSchema>;
export type SeasonChances = z.infer<typeof seasonChancesSchema>;
