import { and, between, eq } from 'drizzle-orm';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import type { Db } from '#platform/db/open-db.ts';
import { gameLines } from '#platform/db/schema.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readLineScores } from '#sources/statsapi/schedule/read-line-scores.ts';
import type { ListedGameLines } from '#sources/statsapi/schedule/to-line-scores.ts';

/** Regular season and postseason are played from March to November. */
const months = ['03', '04', '05', '06', '07', '08', '09', '10', '11'];

type Parts = { db: Db; client: StatsApiClient };
type Days = { from: string; to: string };

/**
 * Creates a function that stores the games of a season before today (YYYY-MM-DD), and then those of the season before, one month and
 * one request per call, and returns their number: 0 when nothing is left to read. Games that were stored before are not changed.
 */
export function createSeasonReader({ db, client }: Parts): (season: number, today: string) => Promise<number> {
  const read = new Set<string>();

  async function readMonth(season: number, days: Days): Promise<number> {
    const { value, asOf } = await readLineScores(client, days);
    if (value.length > 0) await storeLines(db, value, { season, readAt: new Date(asOf) });
    read.add(days.from);
    return value.length;
  }

  return async (season, today) => {
    for (const days of monthsUntil(season, today)) {
      if (read.has(days.from)) continue;
      // the feeds of this season's games are read newest first, so that some games of a month are not all of them
      const stored = await readMonth(season, days);
      if (stored > 0) return stored;
    }
    for (const days of monthsUntil(season - 1, today)) {
      if (read.has(days.from) || (await isStored(db, season - 1, days))) continue;
      const stored = await readMonth(season - 1, days);
      if (stored > 0) return stored;
    }
    return 0;
  };
}

/** The months of a season that began before today, each until its end or until yesterday. */
function monthsUntil(season: number, today: string): Days[] {
  const yesterday = addDays(today, -1);
  return months
    .map((month) => ({ from: `${season}-${month}-01`, to: lastDay(`${season}-${month}`) }))
    .filter(({ from }) => from <= yesterday)
    .map(({ from, to }) => ({ from, to: to < yesterday ? to : yesterday }));
}

async function isStored(db: Db, season: number, { from, to }: Days): Promise<boolean> {
  return (await db.$count(gameLines, and(eq(gameLines.season, season), between(gameLines.endedOn, from, to)))) > 0;
}

async function storeLines(db: Db, games: readonly ListedGameLines[], reading: { season: number; readAt: Date }) {
  const rows = games.map(({ gamePk, date, clubs, lines }) => ({
    gamePk,
    endedOn: date,
    awayId: clubs.away,
    homeId: clubs.home,
    ...lines,
    ...reading,
  }));
  await db.insert(gameLines).values(rows).onConflictDoNothing();
}

/** The last day of a month, which is never February. */
const lastDay = (month: string): string => `${month}-${/-(04|06|09|11)$/.test(month) ? '30' : '31'}`;
