import { eq, sql } from 'drizzle-orm';
import type { DayPicks } from '../contract/predictions.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import { isOpenForPicks } from '#rules/picks/lock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runBuilt } from '#platform/db/run-prepared.ts';
import { picks, games } from '#platform/db/schema.ts';
import { toPickable } from '#features/settlement/server/record-game.ts';
import type { Crowds } from './create-crowds.ts';
import { readOwnPicks } from './history/read-own-picks.ts';
import { showPick } from './history/show-pick.ts';

type DayPicksQuery = {
  date: string;
  userId: number | null;
  now: number;
  viewer: Viewer;
};

/** Reads the locks and crowds of a day, and the picks of the user if signed in. Times are epoch ms, league clock. */
export async function readDayPicks(
  { db, crowds }: { db: Db; crowds: Crowds },
  { date, userId, now, viewer }: DayPicksQuery,
): Promise<DayPicks> {
  // includes void picks of games that moved to this day
  const ofDay = sql`${picks.gamePk} in (select game_pk from games where official_date = ${date}
    union select game_pk from picks where user_id = ${userId} and official_date = ${date})`;
  const [rows, own] = await Promise.all([
    runBuilt(db.select().from(games).where(eq(games.officialDate, date)).orderBy(games.gamePk)),
    userId === null ? [] : readOwnPicks(db, { userId, now, where: ofDay }),
  ]);
  const dayGames = rows.map(toPickable);
  const crowdByGame = await crowds.read(dayGames.filter((game) => !isOpenForPicks(game, now)));
  return {
    date,
    games: dayGames.map((game) => ({
      gamePk: game.gamePk,
      locksAt: game.locksAt,
      isOpen: isOpenForPicks(game, now),
      crowd: crowdByGame.get(game.gamePk) ?? null,
    })),
    picks: own.map((each) => showPick(each, viewer).pick),
  };
}
