import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { clubIdSchema, dateSchema, freshnessSchema } from '#platform/api/input-schemas.ts';
import { gameCardSchema } from '#rules/baseball/game/game-card.ts';
import { teamSchema, namedSchema } from '#rules/baseball/game/model.ts';
import { opponentSchema, strengthSchema } from './rules/strength.ts';

const sideSchema = teamSchema.pick({ id: true, shortName: true, abbreviation: true }).extend({
  score: z.number().int().nullable(),
  probablePitcher: namedSchema.nullable(),
});

/** A game of a span: a card without the state of play. Times are epoch ms (UTC). */
const scheduledGameSchema = gameCardSchema
  .pick({
    gamePk: true,
    officialDate: true,
    startsAt: true,
    status: true,
    series: true,
    doubleHeaderGame: true,
    rescheduledTo: true,
    rescheduledFrom: true,
    resumesOn: true,
  })
  .extend({ away: sideSchema, home: sideSchema });

const span = z.enum(['week', 'month', 'around', 'ahead'], { error: 'must be week, month, around or ahead' });

const periodQuery = z.object({ date: dateSchema.optional(), span: span.default('week') });

export const schedule = endpoint('GET /api/schedule', {
  results: 'shown',
  summary:
    'The games of the week (Monday to Sunday) or month of a day, of the twelve days before and fifteen after it, or of the fourteen days before and sixty from it, of every club or of one; a month and the sixty days of every club have only the number of games of each day',
  query: periodQuery.extend({ team: clubIdSchema.optional() }),
  response: z.object({
    span,
    /** the first and last day, YYYY-MM-DD */
    from: z.string(),
    to: z.string(),
    /** the league's day, if the span has it */
    today: z.string().nullable(),
    /** the day of the spans before and after this one */
    previous: z.string(),
    next: z.string(),
    team: z.number().int().nullable(),
    /** every day of the span */
    days: z.array(z.object({ date: z.string(), count: z.number().int(), games: z.array(scheduledGameSchema) })),
    freshness: freshnessSchema,
  }),
  maxAge: 30,
});

export const schedulePicks = endpoint('GET /api/schedule/picks', {
  results: 'none',
  summary: "The user's own picks for the games of a span",
  access: 'signed-in',
  query: periodQuery,
  response: z.object({ picks: z.array(z.object({ gamePk: z.number().int(), winnerId: z.number().int() })) }),
});

export const scheduleStrength = endpoint('GET /api/schedule/strength', {
  results: { topic: 'standings', changes: 'at finals' },
  summary: "How strong each club's opponents were and are, and the opponents that one club has left",
  query: z.object({ team: clubIdSchema.optional() }),
  response: z.object({
    season: z.string(),
    /** the strongest remaining opponents first; without games left, those played */
    clubs: z.array(strengthSchema),
    /** of the club of the request; most games left first */
    opponents: z.array(opponentSchema),
    freshness: freshnessSchema,
  }),
  maxAge: 60,
});

export type ScheduledGame = z.infer<typeof scheduledGameSchema>;
export type Schedule = z.infer<typeof schedule.response>;
