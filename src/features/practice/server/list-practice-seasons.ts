import { sql } from 'drizzle-orm';
import type { Practice } from '../contract.ts';
import { offerDay } from '../rules/offer-day.ts';
import type { Db } from '#platform/db/open-db.ts';

/** Results are stored from the season before the first one of a database on; in January, that is two years before. */
const yearsBack = 2;

/** A finished day (YYYY-MM-DD). `isPlayed`: the user has picked a game of it. */
export type PracticeDay = { season: number; day: string; isPlayed: boolean };

/** Lists the finished days before today (YYYY-MM-DD), the newest season first, and the days of a season in their order. */
export async function listPracticeDays(
  db: Db,
  { userId, today }: { userId: number; today: string },
): Promise<PracticeDay[]> {
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
export function toPracticeSeasons(
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
