import { fillPath, pages } from '#platform/api/pages.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { serveText } from '#platform/http/endpoints/serve-text.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import type { Services } from '#sources/services.ts';
import { readGamesBetween } from '#sources/statsapi/schedule/read-games-between.ts';
import { calendarUrl, clubCalendar, endCalendarUrl, pickCalendar, renewCalendarUrl } from '../contract.ts';
import { type Calendar, calendarYear, gameEvent } from '../rules.ts';
import { createUrl, endUrl, readUrl, readPickCalendar } from './read-pick-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

const hour = 3_600_000;

/** The time of this version is part of the text; without it, an unchanged calendar has the same tag. */
const toText = (calendar: Calendar, now: number) => ({
  text: writeCalendar(calendar, now),
  tagged: writeCalendar(calendar, 0),
});

/** Calendars of clubs, and of each user's picks at a secret URL. */
export function calendarRoutes(services: Services) {
  const { db, realNow, publicUrl, createRateLimit } = services;
  const renewalsPerUser = createRateLimit('calendarRenewalsPerUser', { max: 20, windowMs: hour });
  return {
    clubCalendar: serveText(clubCalendar, async ({ params, query }, { now, origin }) =>
      toText(await readClubCalendar(services, { ...params, ...query, origin: publicUrl ?? origin }), now),
    ),
    pickCalendar: serveText(pickCalendar, async ({ params: { token } }, { now, origin }) =>
      toText(await readPickCalendar(db, { token, now, origin: publicUrl ?? origin }), now),
    ),
    calendarUrl: serveData(calendarUrl, async (_, { user }) => {
      const createdAt = await readUrl(db, user.id);
      return { createdAt: createdAt?.toISOString() ?? null };
    }),
    renewCalendarUrl: serveData(renewCalendarUrl, async (_, { user }) => {
      await renewalsPerUser.take(String(user.id));
      const createdAt = new Date(realNow());
      const token = await createUrl(db, user.id, createdAt);
      return { path: fillPath(pickCalendar.path, token), createdAt: createdAt.toISOString() };
    }),
    endCalendarUrl: serveData(endCalendarUrl, async (_, { user }) => {
      await endUrl(db, user.id);
      return {};
    }),
  };
}

type Wanted = { teamId: number; level: number; origin: string };

/** Reads the games of a club in the calendar's year. `origin`: of the site, for links */
async function readClubCalendar({ client, clock }: Services, { teamId, level, origin }: Wanted): Promise<Calendar> {
  const year = calendarYear(baseballDay(clock.now()));
  const { value: games } = await readGamesBetween(client, { teamId, level, ...year });
  const sides = games.flatMap(({ teams }) => [teams.away, teams.home]);
  const name = sides.find(({ id }) => id === teamId)?.shortName ?? clubById(teamId)?.name;
  if (name === undefined) throw new NotFound('This level has no games of such a club.');
  return {
    name: `${name} games`,
    events: games.map((game) => gameEvent(game, `${origin}${fillPath(pages['live-game'].itemPath, game.gamePk)}`)),
  };
}
