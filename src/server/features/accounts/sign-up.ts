import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import { type Authorized, markAuthorized, type UserId } from '#server/http/endpoints/authorized.ts';
import { AppError, Unacceptable } from '#server/http/errors/app-error.ts';
import { emailFault, emailKey } from './credentials/email-rule.ts';
import { hashPassword } from './credentials/hash-password.ts';
import { passwordFault } from './credentials/password-rule.ts';
import { usernameFault, usernameKey, normalizeUsername } from './username-rule.ts';

type SignUp = { username: string; email: string; password: string };

/** Throws `Unacceptable` with every invalid field. */
function checkSignUp({ username, email, password }: SignUp): void {
  const faults = {
    username: usernameFault(normalizeUsername(username)),
    email: emailFault(email),
    password: passwordFault(password, username),
  };
  const found = Object.entries(faults).flatMap(([name, fault]) => (fault === null ? [] : [[name, fault] as const]));
  if (found.length > 0) throw new Unacceptable(Object.fromEntries(found));
}

/**
 * Creates an account. Throws `AppError` if the username is taken. An email address of another account is accepted,
 * because an error would disclose that account; only the older account owns the address (`email_key`).
 * `now`: epoch ms, real time.
 */
export async function signUp(
  db: Db,
  request: SignUp,
  now: number,
): Promise<{ id: Authorized<UserId>; passwordHash: string }> {
  checkSignUp(request);
  const passwordHash = await hashPassword(request.password);
  const key = emailKey(request.email);
  const row = {
    username: normalizeUsername(request.username),
    usernameKey: usernameKey(request.username),
    email: request.email.trim(),
    passwordHash,
    createdAt: new Date(now),
  };
  // second attempt without the address: another sign-up may claim it during the first
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
  throw new AppError('taken', 'This username is taken.', { username: 'is taken' });
}
