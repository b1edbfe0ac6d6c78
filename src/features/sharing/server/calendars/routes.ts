import {
  calendarAddress,
  clubCalendar,
  endCalendarAddress,
  pickCalendar,
  renewCalendarAddress,
} from '../../contract/calendars.ts';
import { fillPath } from '#platform/api/pages.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveText } from '#platform/http/endpoints/serve-text.ts';
import { writeCalendar } from '../write-calendar.ts';
import type { Calendar } from '../../rules/calendar.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { CreateRateLimit } from '#platform/http/security/rate-limit.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { createAddress, endAddress, readAddress } from './pick-addresses.ts';
import { readClubCalendar } from './read-club-calendar.ts';
import { readPickCalendar } from './read-pick-calendar.ts';

type Parts = {
  db: Db;
  client: StatsApiClient;
  clock: Clock;
  realNow: () => number;
  /** the address of the site; null: that of each request */
  publicUrl: string | null;
  createRateLimit: CreateRateLimit;
};

const hour = 3_600_000;

/** The time of this version is part of the text; without it, an unchanged calendar has the same tag. */
const toText = (calendar: Calendar, now: number) => ({
  text: writeCalendar(calendar, now),
  tagged: writeCalendar(calendar, 0),
});

/** Calendars of clubs, and of each user's picks at a secret address. */
export function calendarRoutes({ db, client, clock, realNow, publicUrl, createRateLimit }: Parts) {
  const renewalsPerUser = createRateLimit('calendarRenewalsPerUser', { max: 20, windowMs: hour });
  return {
    clubCalendar: serveText(clubCalendar, async ({ params, query }, { now, origin }) =>
      toText(await readClubCalendar({ client, clock }, { ...params, ...query, origin: publicUrl ?? origin }), now),
    ),
    pickCalendar: serveText(pickCalendar, async ({ params: { token } }, { now, origin }) =>
      toText(await readPickCalendar(db, { token, now, origin: publicUrl ?? origin }), now),
    ),
    calendarAddress: serveData(calendarAddress, async (_, { user }) => {
      const createdAt = await readAddress(db, user.id);
      return { createdAt: createdAt?.toISOString() ?? null };
    }),
    renewCalendarAddress: serveData(renewCalendarAddress, async (_, { user }) => {
      await renewalsPerUser.take(String(user.id));
      const createdAt = new Date(realNow());
      const token = await createAddress(db, user.id, createdAt);
      return { path: fillPath(pickCalendar.path, token), createdAt: createdAt.toISOString() };
    }),
    endCalendarAddress: serveData(endCalendarAddress, async (_, { user }) => {
      await endAddress(db, user.id);
      return {};
    }),
  };
}
