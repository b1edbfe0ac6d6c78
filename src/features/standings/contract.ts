import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema, dateSchema, levelSchema } from '#platform/api/input-schemas.ts';
import { raceSchema } from '#rules/baseball/standings/race.ts';
import { standingsTableSchema } from '#rules/baseball/standings/standings-table.ts';

const query = z.object({
  /** default: the year of `date`, or the newest season */
  season: seasonIdSchema.optional(),
  /** the standings at the end of that day; a date of another year is ignored */
  date: dateSchema.optional(),
  level: levelSchema.default(1),
});

/** The last day that a query asks for; undefined: the present. */
const lastDay = ({ season, date }: z.output<typeof query>) =>
  season === undefined || date?.startsWith(season) === true ? date : `${season}-12-31`;

const selectionSchema = z.object({ season: z.string(), date: z.string().nullable(), level: z.number().int() });

export const standingsSchema = selectionSchema.extend({
  /** dates of the regular season, YYYY-MM-DD; null when the upstream has none */
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** every game has been played */
  isOver: z.boolean(),
  /** whether results break ties, as the rules are since 2022; otherwise clubs with equal percentages are in the league's order */
  areTiesBroken: z.boolean(),
  /** empty when there are no standings of that season at that level */
  tables: z.array(standingsTableSchema),
  freshness: freshnessSchema,
});

export const standingsRaceSchema = selectionSchema.extend({ race: raceSchema, freshness: freshnessSchema });

export const standings = endpoint('GET /api/standings', {
  results: { topic: 'standings', changes: 'at finals', lastDay },
  summary: 'The standings of a season, now or as of a day, with computed magic and elimination numbers',
  query,
  response: standingsSchema,
  maxAge: 60,
});

export const standingsRace = endpoint('GET /api/standings/race', {
  results: { topic: 'standings', changes: 'at finals', lastDay },
  summary: 'How many games each club was behind its division, day by day',
  query,
  response: standingsRaceSchema,
  maxAge: 60,
});

export type Standings = z.infer<typeof standingsSchema>;
export type StandingsRace = z.infer<typeof standingsRaceSchema>;
