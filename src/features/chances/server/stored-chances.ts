import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { seasonChancesSchema } from '#rules/baseball/chances/season-chances.ts';
import { addDays } from '#rules/baseball/days.ts';
import { morningOf } from '../rules/season-so-far.ts';
import { seasonChances } from '../tables.ts';

export type StoredChances = typeof seasonChances.$inferSelect;

/** Days after which the next games of chances are long over. */
const tonightKept = 2;

/** Stores chances, instead of those of the same instant, and removes the games of past nights. */
export async function writeChances(db: Db, row: StoredChances): Promise<void> {
  const { season } = row;
  const isPast = lt(seasonChances.asOf, new Date(morningOf(addDays(row.day, -tonightKept))));
  await db.transaction(async (tx) => {
    await tx
      .insert(seasonChances)
      .values(row)
      .onConflictDoUpdate({ target: [seasonChances.season, seasonChances.asOf], set: row });
    await tx
      .update(seasonChances)
      .set({ tonight: null })
      .where(and(eq(seasonChances.season, season), isPast, sql`${seasonChances.tonight} is not null`));
  });
}

/** `season`: its year; `until`: the newest instant that may be shown, or none */
type Shown = { season: number; until: Date | null };

const isShown = ({ season, until }: Shown) =>
  and(eq(seasonChances.season, season), until === null ? undefined : lte(seasonChances.asOf, until));

/** Reads the newest chances; null: there are none. */
export async function readNewestChances(db: Db, shown: Shown): Promise<StoredChances | null> {
  const [row] = await db.select().from(seasonChances).where(isShown(shown)).orderBy(desc(seasonChances.asOf)).limit(1);
  return row === undefined ? null : checked(row);
}

/** Reads the first chances of a day (YYYY-MM-DD), which are those of its morning; null: there are none. */
export async function readMorningChances(db: Db, shown: Shown & { day: string }): Promise<StoredChances | null> {
  const from = new Date(morningOf(shown.day));
  const before = new Date(morningOf(addDays(shown.day, 1)));
  const [row] = await db
    .select()
    .from(seasonChances)
    .where(and(isShown(shown), gte(seasonChances.asOf, from), lt(seasonChances.asOf, before)))
    .orderBy(asc(seasonChances.asOf))
    .limit(1);
  return row === undefined ? null : checked(row);
}

function checked(row: StoredChances): StoredChances {
  return { ...row, clubs: seasonChancesSchema.shape.clubs.parse(row.clubs) };
}

/** Reads the days of a season with chances. */
export async function readChancesDays(db: Db, season: number): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ day: seasonChances.day })
    .from(seasonChances)
    .where(eq(seasonChances.season, season));
  return new Set(rows.map(({ day }) => day));
}

export type FigureOfDay = { day: string; seasons: number; ids: number[]; values: number[] };

/** Reads a figure of each club (a path of JSON in it) on the mornings of a season, oldest first, and in the newest chances. */
export async function readChancesHistory(db: Db, { season, until }: Shown, figure: string): Promise<FigureOfDay[]> {
  const { rows } = await db.execute<FigureOfDay>(sql`
    with shown as (
      select * from season_chances where season = ${season} and as_of <= coalesce(${until}::timestamptz, 'infinity')),
    newest as (select * from shown order by as_of desc limit 1),
    mornings as (select distinct on (day) * from shown where day < (select day from newest) order by day, as_of)
    select to_char(day, 'YYYY-MM-DD') as day, seasons, jsonb_path_query_array(clubs, '$[*].id') as ids,
      jsonb_path_query_array(clubs, ${`$[*].${figure}`}::jsonpath) as values
    from (select * from mornings union all select * from newest) each order by as_of`);
  return rows;
}
