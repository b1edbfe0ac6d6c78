import { and, asc, eq, gte } from 'drizzle-orm';
import { fillPath, pages } from '#platform/api/pages.ts';
import type { Calendar } from '../../rules/calendar.ts';
import { pickEvent } from '../../rules/pick-event.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { pickState } from '#rules/picks/pick-outcomes.ts';
import { addDays } from '#rules/baseball/seasons/days.ts';
import type { Db } from '#platform/db/open-db.ts';
import { picks, games } from '#platform/db/schema.ts';
import { toPickable } from '#features/settlement/server/record-game.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import { findUserOfUrl } from './calendar-urls.ts';

const daysBack = 30;

type Wanted = { token: string; now: number; origin: string };

/** Reads the picks of the last thirty days and all later ones. `now`: epoch ms, league clock; `origin`: of the site, for links */
export async function readPickCalendar(db: Db, { token, now, origin }: Wanted): Promise<Calendar> {
  const userId = await findUserOfUrl(db, token);
  if (userId === null) throw new NotFound('This calendar has another URL now, or none.');
  const rows = await db
    .select()
    .from(picks)
    .innerJoin(games, eq(games.gamePk, picks.gamePk))
    .where(and(eq(picks.userId, userId), gte(picks.officialDate, addDays(baseballDay(now), -daysBack))))
    .orderBy(asc(picks.officialDate), asc(picks.gamePk));
  return {
    name: 'My picks',
    events: rows.map(({ picks: pick, games: game }) =>
      pickEvent(
        {
          gamePk: pick.gamePk,
          officialDate: pick.officialDate,
          state: pickState(pick, toPickable(game), now),
          startsAt: game.startsAt?.getTime() ?? null,
          isOfHome: pick.winnerId === game.homeId,
          awayName: game.awayName,
          homeName: game.homeName,
          bases: pick.bases,
        },
        `${origin}${fillPath(pages['live-game'].itemPath, pick.gamePk)}`,
      ),
    ),
  };
}
