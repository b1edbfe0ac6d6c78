import { z } from 'zod';
import { raceSchema } from '#domain/standings/race.ts';
import { standingsTableSchema } from '#domain/standings/standings-table.ts';
import { freshnessSchema } from './freshness.ts';
import { dateSchema, levelSchema } from './games.ts';
import { routes } from './routes.ts';
import { seasonIdSchema } from './seasons.ts';
import type { Endpoint } from './endpoint.ts';

const query = z.object({
  /** the year of `date`, or the newest, unless told */
  season: seasonIdSchema.optional(),
  /** as they stood at the end of that day; one of another year is left out */
  date: dateSchema.optional(),
  level: levelSchema.default(1),
});

const asked = z.object({ season: z.string(), date: z.string().nullable(), level: z.number().int() });

export const standingsSchema = asked.extend({
  /** the regular season, YYYY-MM-DD; null where the league does not tell */
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** nothing is left to be played */
  isOver: z.boolean(),
  /** empty when there are no standings of that season at that level */
  tables: z.array(standingsTableSchema),
  freshness: freshnessSchema,
});

export const standingsRaceSchema = asked.extend({ race: raceSchema, freshness: freshnessSchema });

export const standings = {
  ...routes.standings,
  summary: 'The standings of a season, now or as of a day, with magic and elimination numbers of our own',
  query,
  response: standingsSchema,
  maxAge: 60,
} satisfies Endpoint;

export const standingsRace = {
  ...routes.standingsRace,
  summary: 'How many games each club was behind its division, day by day',
  query,
  response: standingsRaceSchema,
  maxAge: 60,
} satisfies Endpoint;

export type Standings = z.infer<typeof standingsSchema>;
export type StandingsRace = z.infer<typeof standingsRaceSchema>;
