import type { Db } from '#server/db/open-db.ts';
import { createAddress, endAddress, readAddress } from '#server/features/calendars/pick-addresses.ts';
import { readPickCalendar } from '#server/features/calendars/read-pick-calendar.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';

const user = markAuthorized(1);

/** Calendars, on the tables of `fillLargeTables`. */
export function reminderWork(db: Db): [string, () => Promise<unknown>][] {
  return [
    [
      'the calendar of picks',
      async () => {
        const token = await createAddress(db, user, new Date(0));
        await readAddress(db, user);
        await readPickCalendar(db, { token, now: Date.parse('2020-07-18T20:00:00Z'), origin: '' });
        await endAddress(db, user);
      },
    ],
  ];
}
