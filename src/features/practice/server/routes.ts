import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { countedUntil, lastShownDay, type Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import { practice, submitPracticePick as submitEndpoint, type Practice } from '../contract.ts';
import { neighborDays, offerDay } from '../rules.ts';
import { createMorningReader } from './create-morning-reader.ts';
import { submitPracticePick, readPracticePicks, readPracticeRecord } from './submit-practice-pick.ts';

const minute = 60_000;

export function practiceRoutes(services: Services) {
  const { db, createRateLimit } = services;
  const readMorning = createMorningReader(services);
  // a day that is not cached needs a request to the upstream and the results of its season
  const practiceDays = createRateLimit('practiceDays', { max: 60, windowMs: 10 * minute });
  const practicePicks = createRateLimit('practicePicks', { max: 200, windowMs: 10 * minute });
  return {
    practice: serveData(practice, async ({ query: { date } }, { user, now, viewer: { show } }) => {
      if (date !== undefined) await practiceDays.take(String(user.id));
      // the morning of a hidden day follows from the results of the day before
      const topic = date !== undefined && isHiddenDay(date, now) ? 'results' : undefined;
      return show(
        (viewer) => readPractice(services, readMorning, { userId: user.id, date, today: firstUnknownDay(viewer, now) }),
        topic,
      );
    }),
    submitPracticePick: serveData(submitEndpoint, async ({ body }, { user, now, viewer: { show } }) => {
      await practicePicks.take(String(user.id));
      return show((viewer) =>
        submitPracticePick(db, { ...body, userId: user.id, today: firstUnknownDay(viewer, now), now }),
      );
    }),
  };
}

type ReadMorning = ReturnType<typeof createMorningReader>;

/** The first day (YYYY-MM-DD) whose results the viewer does not see: today, or an earlier day. `now`: epoch ms, league clock */
const firstUnknownDay = (viewer: Viewer, now: number): string =>
  baseballDay(countedUntil(viewer, 'results', now) ?? now);

const isHiddenDay = (date: string, now: number): boolean => date > lastShownDay(now) && date < baseballDay(now);

/** `date`: YYYY-MM-DD; `today`: that of the viewer, whose results are not known */
type Request = { userId: number; date: string | undefined; today: string };

/** Reads the games of a finished day with the user's picks; a day that is not over has none. */
async function readGames(db: Db, readMorning: ReadMorning, { userId, date, today }: Request & { date: string }) {
  if (date >= today) return [];
  const season = Number(date.slice(0, 4));
  const [games, picks] = await Promise.all([
    readMorning({ day: date, season, isPast: season < Number(today.slice(0, 4)) }),
    readPracticePicks(db, userId, date),
  ]);
  return games.map((game) => ({ ...game, pick: picks.get(game.gamePk) ?? null }));
}

/** Reads a user's practice record, the days that can be practiced, and the games of one of them. */
export async function readPractice(
  { db, random }: Pick<Services, 'db' | 'random'>,
  readMorning: ReadMorning,
  request: Request,
): Promise<Practice> {
  const { userId, date, today } = request;
  const [record, days, games] = await Promise.all([
    readPracticeRecord(db, userId),
    listPracticeDays(db, { userId, today }),
    date === undefined ? [] : readGames(db, readMorning, { ...request, date }),
  ]);
  const finished = days.map(({ day }) => day);
  return {
    record,
    seasons: toPracticeSeasons(days, date, random),
    day: date === undefined ? null : { date, ...neighborDays(finished, date), games },
  };
}

/** Results are stored from the season before the first one of a database on; in January, that is two years before. */
const yearsBack = 2;

/** A finished day (YYYY-MM-DD). `isPlayed`: the user has picked a game of it. */
type PracticeDay = { season: number; day: string; isPlayed: boolean };

/** Lists the finished days before today (YYYY-MM-DD), the newest season first, and the days of a season in their order. */
async function listPracticeDays(db: Db, { userId, today }: { userId: number; today: string }): Promise<PracticeDay[]> {
  const year = Number(today.slice(0, 4));
  const { rows } = await db.execute<PracticeDay>(sql`
    select d.season, d.ended_on::text as day, p.official_date is not null as "isPlayed"
    from (
      select distinct season, ended_on from game_lines
      where season between ${year - yearsBack} and ${year} and ended_on < ${today}::date
    ) d
    left join (select distinct official_date from practice_picks where user_id = ${userId}) p on p.official_date = d.ended_on
    order by d.season desc, d.ended_on`);
  return rows;
}

/** Groups the days by season, and offers a random day of each, if possible another one than the shown day. */
function toPracticeSeasons(
  listed: readonly PracticeDay[],
  shown: string | undefined,
  random: () => number,
): Practice['seasons'] {
  return [...Map.groupBy(listed, ({ season }) => season)].flatMap(([season, days]) => {
    const [firstDay, lastDay, offer] = [days[0]?.day, days.at(-1)?.day, offerDay(days, shown, random())];
    return firstDay === undefined || lastDay === undefined || offer === null
      ? []
      : [{ season, firstDay, lastDay, offer }];
  });
}
