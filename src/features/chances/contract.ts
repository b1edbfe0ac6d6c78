import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { clubIdSchema, dateSchema } from '#platform/api/input-schemas.ts';
import { goalSchema } from '#rules/baseball/chances/season-chances.ts';
import { clubWeekGameSchema, comparedResultsSchema, ownClubSchema } from './shapes.ts';

/** Chances are the model's estimates (docs/model.md), 0 to 1. Clubs are named by their ids. */
const chanceSchema = z.number();

const selection = z.object({
  /** default: the year of `date`, or the newest season */
  season: seasonIdSchema.optional(),
  /** the chances of the morning of that day; a date of another year, or of today, is ignored */
  date: dateSchema.optional(),
});

const selectedSchema = z.object({ season: z.string(), date: z.string().nullable() });

/** As of what the chances are. Times are epoch ms (UTC), league clock. */
const momentSchema = z.object({
  /** the results until then count */
  asOf: z.number(),
  computedAt: z.number(),
});

export const clubChancesSchema = z.object({
  teamId: z.number().int(),
  /** of the regular season: the mean, and the range that has 80 to 90 % of the simulated seasons */
  wins: z.object({ mean: z.number(), p10: z.number().int(), p90: z.number().int() }),
  /** by goal; `divisionSeries`, `championshipSeries` and `worldSeries`: to play in them */
  chances: z.record(goalSchema, chanceSchema),
  /** of each place in the division, the first one first */
  places: z.array(chanceSchema),
  /** the goals that are certain or impossible; all others are neither 0 nor 1, even if no simulated season has them or each one does */
  decided: z.array(goalSchema),
  /** the chance of the playoffs less that of the morning seven days before, −1 to 1; null if there was none */
  weekChange: z.number().nullable(),
});

export const seasonChancesSchema = selectedSchema.extend({
  /** null when there are none, as before the season or for an instant before the first ones */
  current: momentSchema
    .extend({
      /** the number of simulated seasons, of which a chance is a share */
      seasons: z.number().int(),
      /** the first season whose games the ratings know; null: none */
      knownSince: z.number().int().nullable(),
      clubs: z.array(clubChancesSchema),
    })
    .nullable(),
});

export const tonightChancesSchema = z.object({
  season: z.string(),
  /** null when there are none */
  current: momentSchema
    .extend({
      /** the day of the games (YYYY-MM-DD): today, or once all games of today are over, the next day with games; null without games */
      day: z.string().nullable(),
      ...comparedResultsSchema.shape,
      /** `team` before these games; absent without it */
      club: ownClubSchema.optional(),
      /** of `team`: at most five games of seven days from `day` that change its chance by 2 points or more, the largest change first */
      week: z.array(clubWeekGameSchema),
    })
    .nullable(),
});

/** What has a line over the season. */
const historyFigures = [...goalSchema.options, 'wins'] as const;

export const chancesHistorySchema = selectedSchema.extend({
  figure: z.enum(historyFigures),
  /** YYYY-MM-DD, oldest first: the mornings of the season, and the newest chances as the last one */
  days: z.array(z.string()),
  /** a value for each day: a chance, or the expected wins */
  clubs: z.array(z.object({ teamId: z.number().int(), values: z.array(z.number()) })),
});

export const seasonChances = endpoint('GET /api/chances', {
  results: 'shown',
  summary: 'The chances of each club to reach the goals of a season, now or as of the morning of a day',
  query: selection,
  response: seasonChancesSchema,
  maxAge: 60,
});

export const tonightChances = endpoint('GET /api/chances/tonight', {
  results: 'shown',
  summary:
    'How the results of the next games change the chances of clubs, and for which club to root; of one club also the games of the coming week',
  /** `part`: `marks` leaves out the games, and the clubs to root for of other clubs than `team`, for pages that show which games matter */
  query: z.object({ team: clubIdSchema.optional(), part: z.enum(['all', 'marks']).default('all') }),
  response: tonightChancesSchema,
  maxAge: 60,
});

export const chancesHistory = endpoint('GET /api/chances/history', {
  results: 'shown',
  summary: 'One chance of each club, or of one, on each day of a season',
  query: selection.extend({ figure: z.enum(historyFigures).default('playoffs'), team: clubIdSchema.optional() }),
  response: chancesHistorySchema,
  maxAge: 60,
});

export type SeasonChances = z.infer<typeof seasonChancesSchema>;
export type ClubChances = z.infer<typeof clubChancesSchema>;
export type TonightChances = z.infer<typeof tonightChancesSchema>;
export type ChancesHistory = z.infer<typeof chancesHistorySchema>;
