import { and, desc, eq, gt, inArray, ne, type SQL } from 'drizzle-orm';
import { hasNotEnded } from '#features/accounts/server/sessions.ts';
import type { Db } from '#platform/db/open-db.ts';
import { sessions } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { hashOfToken } from '#platform/http/secret-token.ts';
import type { Services } from '#sources/services.ts';
import {
  type AlertViewer,
  type BrowserViewer,
  longestHold,
  startOfHold,
  strictestViewer,
} from '../rules/strictest-viewer.ts';
import { signInViewers } from '../tables.ts';

/** The time of the league, and real time (epoch ms). */
export type Times = { now: number; realNow: number };

type StoredViewer = typeof signInViewers.$inferSelect;

const toBrowserViewer = ({ delay, heldAt, hidesAll, hiddenClubs }: StoredViewer): BrowserViewer => ({
  delay,
  heldAt: heldAt?.getTime() ?? null,
  hidden: hidesAll ? 'all' : hiddenClubs,
});

/** What counts for the alerts of some users: the strictest of their browsers whose sessions have not ended. */
export async function readAlertViewers(
  db: Pick<Db, 'select'>,
  userIds: number[],
  { now, realNow }: Times,
): Promise<(userId: number) => AlertViewer> {
  const rows = await db
    .select({ userId: sessions.userId, viewer: signInViewers })
    .from(sessions)
    .innerJoin(signInViewers, eq(signInViewers.sessionHash, sessions.tokenHash))
    .where(and(inArray(sessions.userId, userIds), hasNotEnded(realNow)));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) =>
    strictestViewer(
      (byUser.get(userId) ?? []).map(({ viewer }) => toBrowserViewer(viewer)),
      now,
    );
}

/** Those of some users who hold updates in a browser whose session has not ended. */
export function heldUsers(db: Pick<Db, 'select'>, { now, realNow }: Times) {
  return db
    .select({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(signInViewers, eq(signInViewers.sessionHash, sessions.tokenHash))
    .where(and(gt(signInViewers.heldAt, new Date(now - longestHold)), hasNotEnded(realNow)));
}

type Owner = { id: Authorized<UserId>; token: string };

/** What each browser of a user has stored, the last used first. */
export async function readStoredViewers(db: Db, userId: UserId, isKept?: SQL) {
  return db
    .select({ device: sessions.device, viewer: signInViewers })
    .from(sessions)
    .innerJoin(signInViewers, eq(signInViewers.sessionHash, sessions.tokenHash))
    .where(and(eq(sessions.userId, userId), isKept))
    .orderBy(desc(sessions.seenAt));
}

/** What each signed-in browser of a user has stored for alerts, the last used first. */
export async function listBrowserViewers(db: Db, { id, token }: Owner, { now, realNow }: Times) {
  const own = hashOfToken(token);
  const rows = await readStoredViewers(db, id, hasNotEnded(realNow));
  return rows.map(({ device, viewer }) => ({
    device,
    isOwn: viewer.sessionHash.equals(own),
    ...toJson(strictestViewer([toBrowserViewer(viewer)], now)),
  }));
}

/** As in responses. */
export function toJson({ hidden, ...viewer }: AlertViewer) {
  return { ...viewer, hidden: hidden === 'all' ? hidden : [...hidden] };
}

/** Stores the viewer of a browser, and returns what counts then. */
export async function storeSignInViewer(
  { db, clock, realNow }: Pick<Services, 'db' | 'clock' | 'realNow'>,
  { id, token }: Owner,
  { delay, heldAt, hidden }: BrowserViewer,
): Promise<AlertViewer> {
  const times = { now: clock.now(), realNow: realNow() };
  const start = startOfHold(heldAt, times.now);
  const viewer = {
    delay,
    heldAt: start === null ? null : new Date(start),
    hidesAll: hidden === 'all',
    hiddenClubs: hidden === 'all' ? [] : [...hidden],
  };
  await db
    .insert(signInViewers)
    .values({ sessionHash: hashOfToken(token), ...viewer })
    .onConflictDoUpdate({ target: signInViewers.sessionHash, set: viewer });
  return (await readAlertViewers(db, [id], times))(id);
}

/** Forgets what the other browsers of a user have stored, until they store it again. */
export async function forgetOtherViewers(db: Db, { id, token }: Owner): Promise<void> {
  const others = db
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, id), ne(sessions.tokenHash, hashOfToken(token))));
  await db.delete(signInViewers).where(inArray(signInViewers.sessionHash, others));
}
