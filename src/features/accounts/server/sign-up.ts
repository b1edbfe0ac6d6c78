import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { AppError, Unacceptable } from '#platform/http/app-error.ts';
import { type Authorized, markAuthorized, type UserId } from '#platform/http/endpoints/authorized.ts';
import { siteNetworkOf } from '#platform/http/fair-share.ts';
import { emailKey } from '../rules/email-key.ts';
import { passwordFault } from '../rules/password-rule.ts';
import { normalizeUsername, usernameFault, usernameKey } from '../rules/username-rule.ts';
import { emailFault } from './change-email.ts';
import { hashPassword, isCommonPassword } from './hash-password.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { usernameColumns } from './user-record.ts';

type SignUp = { username: string; email: string; password: string };

/** Throws `Unacceptable` with every invalid field. */
function checkSignUp({ username, email, password }: SignUp, adminUser: string | null): void {
  const faults = {
    username: usernameFault(normalizeUsername(username), adminUser),
    email: emailFault(email),
    password: passwordFault(password, { username: normalizeUsername(username), email }, isCommonPassword),
  };
  const found = Object.entries(faults).flatMap(([name, fault]) => (fault === null ? [] : [[name, fault] as const]));
  if (found.length > 0) throw new Unacceptable(Object.fromEntries(found));
}

/**
 * Creates an account. Throws `AppError` if the username or one that looks like it is taken. An email of another account is accepted,
 * because an error would disclose that account; only the older account owns the email (`email_key`).
 * `now`: epoch ms, real time; `address`: of the client; `adminUser`: the setting ADMIN_USER, whose name is reserved.
 */
export async function signUp(
  db: Db,
  request: SignUp,
  { now, address, adminUser = null }: { now: number; address: string; adminUser?: string | null },
): Promise<{ id: Authorized<UserId>; passwordHash: string }> {
  checkSignUp(request, adminUser);
  if (await isReservedUsername(db, request.username, now)) throw isTaken();
  const passwordHash = await hashPassword(request.password, { line: siteNetworkOf(address) });
  const key = emailKey(request.email);
  const row = {
    ...usernameColumns(request.username),
    email: request.email.trim(),
    passwordHash,
    createdAt: new Date(now),
  };
  // second attempt without the email: another sign-up may claim it during the first
  for (const ownedKey of [
    sql`(select ${key}::text where not exists (select from users where email_key = ${key}))`,
    null,
  ]) {
    const [created] = await db
      .insert(users)
      .values({ ...row, emailKey: ownedKey })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (created !== undefined) return { id: markAuthorized(created.id), passwordHash };
  }
  throw await refusedUsername(db, request.username);
}

/** The error for a username that another user has, or that looks like another user's. */
async function refusedUsername(db: Db, username: string): Promise<AppError> {
  const [same] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  return same === undefined
    ? new AppError('taken', 'This username looks like the name of another user.', {
        username: 'looks like the name of another user',
      })
    : isTaken();
}

const isTaken = () => new AppError('taken', 'This username is taken.', { username: 'is taken' });
