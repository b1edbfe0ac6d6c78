import { and, asc, eq, gte } from 'drizzle-orm';
import { z } from 'zod';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import { toPickable } from '#features/picks/server/record-game.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import type { Db } from '#platform/db/open-db.ts';
import { picks, games } from '#platform/db/schema.ts';
import { NotFound } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { hashOfToken, newSecretToken } from '#platform/http/secret-token.ts';
import { addDays } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { pickState } from '#rules/picks/pick-outcomes.ts';
import { type Calendar, pickEvent } from '../rules.ts';
import { calendarUrls } from '../tables.ts';

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
    .where(and(eq(picks.userId, userId), gte(picks.officialDate, addDays(baseballDay(now), 1 - daysBack))))
    .orderBy(asc(picks.officialDate), asc(picks.gamePk));
  return {
    name: 'My picks',
    events: rows.map(({ picks: pick, games: game }) =>
      pickEvent(
        {
          gamePk: pick.gamePk,
          officialDate: pick.officialDate,
          state: pickState(pick, toPickable(game), now),
          isCalledOff: game.phase === 'void' || game.officialDate !== pick.officialDate,
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

/** Creates the secret URL of a user's calendar, which replaces the old one, and returns its token. */
export async function createUrl(db: Db, userId: Authorized<UserId>, createdAt: Date): Promise<string> {
  const token = newSecretToken();
  const row = { tokenHash: hashOfToken(token), createdAt };
  await db
    .insert(calendarUrls)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: calendarUrls.userId, set: row });
  return token;
}

/** Returns when the URL of a user was created; null without one. */
export async function readUrl(db: Db, userId: UserId): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: calendarUrls.createdAt })
    .from(calendarUrls)
    .where(eq(calendarUrls.userId, userId));
  return found?.createdAt ?? null;
}

/** Since when the calendar has a secret URL, which is not stored; null without one. */
export const exportedCalendar = exportedPart(
  z.string().nullable(),
  async (db, id) => (await readUrl(db, id))?.toISOString() ?? null,
);

export async function endUrl(db: Db, userId: Authorized<UserId>): Promise<void> {
  await db.delete(calendarUrls).where(eq(calendarUrls.userId, userId));
}

/** Returns the user of a secret URL; null if it is unknown or has ended. */
async function findUserOfUrl(db: Db, token: string): Promise<UserId | null> {
  const [found] = await db
    .select({ userId: calendarUrls.userId })
    .from(calendarUrls)
    .where(eq(calendarUrls.tokenHash, hashOfToken(token)));
  return found?.userId ?? null;
}
