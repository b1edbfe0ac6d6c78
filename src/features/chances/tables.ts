import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTime } from '#platform/db/column-types.ts';
import type { SeasonChances } from '#rules/baseball/chances/season-chances.ts';

/** The chances of a season as of the results at an instant. Times are those of the league's clock. The first ones of a day are those of its morning. */
export const seasonChances = pgTable(
  'season_chances',
  {
    season: integer('season').notNull(),
    asOf: utcTime('as_of').notNull(),
    /** the league's day of `asOf` */
    day: date('day').notNull(),
    computedAt: utcTime('computed_at').notNull(),
    version: integer('version').notNull(),
    seed: integer('seed').notNull(),
    seasons: integer('seasons').notNull(),
    /** of the ratings: the number of games that they know, and the first season of them */
    games: integer('games').notNull(),
    knownSince: integer('known_since'),
    /** a digest of the results before `day`, and one of all */
    earlierResults: text('earlier_results').notNull(),
    results: text('results').notNull(),
    clubs: jsonb('clubs').$type<SeasonChances['clubs']>().notNull(),
    /** the day of the next games, how they change chances, and the week from that day (older rows are without it); null once they are long over */
    tonight: jsonb('tonight').$type<{
      day: string | null;
      games: SeasonChances['tonight'];
      week?: SeasonChances['week'];
    }>(),
  },
  (table) => [primaryKey({ columns: [table.season, table.asOf] })],
);
