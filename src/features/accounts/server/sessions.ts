import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { sessions, users } from '#platform/db/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { SignedIn, Visit } from '#platform/http/create-visit.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { hashOfToken, newSecretToken } from '#platform/http/secret-token.ts';
import type { Shown } from '#platform/viewer/server/viewer.ts';
import type { User } from '../contract/session.ts';
import { describeDevice } from '../rules/describe-device.ts';
import { showUser, type ViewerAt } from './user-record.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** the longest time a session lasts unused, and in all */
export const idleLimitMs = 30 * day;
export const absoluteLimitMs = 180 * day;

/** The sessions of one user; a new one ends the session that was unused for the longest time. */
export const maxSessions = 20;

export type AuthorizedAccount = { id: Authorized<UserId>; passwordHash: string | null };

/** `before`: token of the browser's earlier session, which ends; `device`: its description; `now`: epoch ms, real time */
type Start = { before: string | null; device: string; now: number };

/** Creates a session and returns its token. Throws `AppError` if the password was changed after the account was checked. */
export async function startSession(
  db: Db,
  { id: userId, passwordHash }: AuthorizedAccount,
  { before, device, now }: Start,
): Promise<string> {
  const token = newSecretToken();
  const time = new Date(now);
  await db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    if (user?.passwordHash !== passwordHash) throw new AppError('not_signed_in', 'Please sign in again.');
    if (before !== null) await transaction.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(before)));
    await transaction.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, time)));
    await transaction.insert(sessions).values({
      tokenHash: hashOfToken(token),
      userId,
      createdAt: time,
      seenAt: time,
      expiresAt: new Date(now + absoluteLimitMs),
      device,
    });
    const excess = transaction
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
      .offset(maxSessions);
    await transaction.delete(sessions).where(inArray(sessions.tokenHash, excess));
  });
  return token;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)));
}

/** The condition that neither limit of a session has passed at `now` (epoch ms, real time). */
export function hasNotEnded(now: number) {
  return and(gt(sessions.expiresAt, new Date(now)), gt(sessions.seenAt, new Date(now - idleLimitMs)));
}

/** The sessions of a user that have not ended, the last used first. `token` is the current one. */
export async function listSessions(db: Db, userId: Authorized<UserId>, token: string | null, now: number) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), hasNotEnded(now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
  const current = token === null ? null : hashOfToken(token);
  return rows.map(({ id, device, createdAt, seenAt, tokenHash }) => ({
    id,
    device,
    createdAt,
    seenAt,
    isCurrent: current?.equals(tokenHash) ?? false,
  }));
}

/** Ends one session of a user. Another user's session is not affected. */
export async function endSessionById(db: Db, userId: Authorized<UserId>, id: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Ends all sessions of a user, except that of `token`. */
export async function endSessions(
  db: Pick<Db, 'delete'>,
  userId: Authorized<UserId>,
  token: string | null = null,
): Promise<void> {
  const others = token === null ? undefined : ne(sessions.tokenHash, hashOfToken(token));
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** The user of a token at `now` (epoch ms, real time). Updates the time of last use and counts a visit at most once an hour. */
export async function findSession(db: Db, token: string, now: number): Promise<SignedIn | null> {
  const tokenHash = hashOfToken(token);
  const [session] = await runPrepared<SignedIn & { seenAt: Date }>(
    db,
    sql`
    select u.id, u.username, u.is_admin as "isAdmin", s.seen_at as "seenAt" from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${new Date(now)} and s.seen_at > ${new Date(now - idleLimitMs)}`,
  );
  if (session === undefined) return null;
  if (now - session.seenAt.getTime() > hour) {
    await db
      .update(sessions)
      .set({ seenAt: new Date(now), visits: sql`${sessions.visits} + 1` })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  const { id, username, isAdmin } = session;
  return { id, username, isAdmin };
}

/** Starts a session of a checked account in the browser and returns the user's record. */
export type OpenSession = (
  account: AuthorizedAccount,
  caller: ViewerAt & Pick<Visit, 'session' | 'userAgent'>,
) => Promise<Shown<User>>;

export function createOpenSession(db: Db, realNow: () => number): OpenSession {
  return async (account, caller) => {
    const { session, userAgent } = caller;
    const start = { before: session.token, device: describeDevice(userAgent), now: realNow() };
    session.start(await startSession(db, account, start));
    session.rememberDevice(createDeviceToken(account));
    return showUser(db, account.id, caller);
  };
}

type Account = { id: number; passwordHash: string | null };

/**
 * The token of the device cookie, which proves an earlier sign-in in this browser. It is derived from the password hash,
 * so it cannot be forged, and a new password invalidates it.
 */
export function createDeviceToken({ id, passwordHash }: Account): string {
  return createHmac('sha256', passwordHash ?? '')
    .update(`device of ${id}`)
    .digest('base64url');
}

/** Whether `token` proves an earlier sign-in to this account. */
export function isKnownDevice(account: Account, token: string | null): boolean {
  if (token === null || account.passwordHash === null) return false;
  const [given, expected] = [Buffer.from(token), Buffer.from(createDeviceToken(account))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
