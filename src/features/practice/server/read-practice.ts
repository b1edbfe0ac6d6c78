import type { Practice } from '../contract.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { neighborDays } from '../rules/neighbor-days.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { createMorningReader } from './morning/create-morning-reader.ts';
import { readPracticePicks, readPracticeRecord } from './picks/read-practice-picks.ts';
import { listPracticeDays, toPracticeSeasons } from './list-practice-seasons.ts';

type ReadPracticeParts = { db: Db; readMorning: ReturnType<typeof createMorningReader>; random: () => number };

/** `date`: YYYY-MM-DD; `now`: epoch ms, league clock */
type Request = { userId: number; date: string | undefined; now: number };

/** Reads the games of a finished day with the user's picks; a day that is not over has none. */
async function readGames({ db, readMorning }: ReadPracticeParts, { userId, date, now }: Request & { date: string }) {
  const today = baseballDay(now);
  if (date >= today) return [];
  const season = Number(date.slice(0, 4));
  const [games, picks] = await Promise.all([
    readMorning({ day: date, season, isPast: season < Number(today.slice(0, 4)) }),
    readPracticePicks(db, userId, date),
  ]);
  return games.map((game) => ({ ...game, pick: picks.get(game.gamePk) ?? null }));
}

/** Reads a user's practice record, the days that can be practiced, and the games of one of them. */
export async function readPractice(parts: ReadPracticeParts, request: Request): Promise<Practice> {
  const { userId, date, now } = request;
  const [record, days, games] = await Promise.all([
    readPracticeRecord(parts.db, userId),
    listPracticeDays(parts.db, { userId, today: baseballDay(now) }),
    date === undefined ? [] : readGames(parts, { ...request, date }),
  ]);
  const neighbors = (day: string) =>
    neighborDays(
      days.map((each) => each.day),
      day,
    );
  return {
    record,
    seasons: toPracticeSeasons(days, date, parts.random),
    day: date === undefined ? null : { date, ...neighbors(date), games },
  };
}
