import { z } from 'zod';
import { gameBriefSchema } from '#features/briefs/contract.ts';
import { forecastSchema } from '#features/forecasts/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { dateSchema, idNumberSchema } from '#platform/api/input-schemas.ts';
import { gradedPracticePickSchema, matchupSchema, practiceRecordSchema } from './shapes.ts';

const practiceGameSchema = matchupSchema.extend({
  /** from the results of earlier days; null while these are not all stored */
  forecast: forecastSchema.omit({ madeAt: true, lineups: true, reasons: true, history: true }).nullable(),
  brief: gameBriefSchema.pick({ isComplete: true, clubs: true, series: true, starts: true }),
  /** the user's pick with the result; null before it */
  pick: gradedPracticePickSchema.nullable(),
});

const practiceSeasonSchema = z.object({
  season: z.number().int(),
  /** the first and the last finished day, YYYY-MM-DD */
  firstDay: z.string(),
  lastDay: z.string(),
  /** a random finished day, without a pick of the user if there is one */
  offer: z.string(),
});

export const practiceSchema = z.object({
  record: practiceRecordSchema,
  /** newest first; empty while no result of a past day is stored */
  seasons: z.array(practiceSeasonSchema),
  /** the games of the requested day; null without one. Without games, the day is not finished or had none */
  day: z
    .object({
      date: z.string(),
      /** the finished days before and after it */
      previous: z.string().nullable(),
      next: z.string().nullable(),
      games: z.array(practiceGameSchema),
    })
    .nullable(),
});

export const practicePickSchema = z.object({
  gamePk: z.number().int(),
  pick: gradedPracticePickSchema,
  record: practiceRecordSchema,
});

export const practice = endpoint('GET /api/practice', {
  results: 'shown',
  summary:
    'Practice: the games of a past day as of its morning. The result of a game is in the response only after the pick of it',
  access: 'signed-in',
  allowsKeys: true,
  query: z.object({ date: dateSchema.optional() }),
  response: practiceSchema,
});

export const submitPracticePick = endpoint('POST /api/practice/picks', {
  results: 'shown',
  summary:
    'Picks the winner of a finished game for practice, and returns its result. The pick is final: 409 for a second one, 404 if the game is not finished',
  access: 'signed-in',
  body: z.object({ gamePk: idNumberSchema, winnerId: idNumberSchema }),
  response: practicePickSchema,
});

export type Practice = z.infer<typeof practiceSchema>;
export type PracticeGame = z.infer<typeof practiceGameSchema>;
export type PracticePick = z.infer<typeof practicePickSchema>;
