import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import { type Authorized, markAuthorized, type UserId } from '#server/http/endpoints/authorized.ts';
import { AppError, Unacceptable } from '#server/http/errors/app-error.ts';
import { emailFault, emailKey } from './credentials/email-rule.ts';
import { hashPassword } from './credentials/hash-password.ts';
import { passwordFault } from './credentials/password-rule.ts';
import { usernameFault, usernameKey, writtenUsername } from './username-rule.ts';

export type Application = { username: string; email: string; password: string };

/** Throws `Unacceptable` with every field that breaks its rule. */
export function checkApplication({ username, email, password }: Application): void {
  const faults = {
    username: usernameFault(writtenUsername(username)),
    email: emailFault(email),
    password: passwordFault(password, username),
  };
  const found = Object.entries(faults).flatMap(([name, fault]) => (fault === null ? [] : [[name, fault] as const]));
  if (found.length > 0) throw new Unacceptable(Object.fromEntries(found));
}

/**
 * Makes an account and resolves to it. Throws when the username is taken. An e-mail address that another account
 * holds is not refused, which would tell that it is there: the new account goes without the claim to it.
 * `now`: epoch ms, real time.
 */
export async function signUp(
  db: Db,
  application: Application,
  now: number,
): Promise<{ id: Authorized<UserId>; passwordHash: string }> {
  checkApplication(application);
  const passwordHash = await hashPassword(application.password);
  const key = emailKey(application.email);
  const row = {
    username: writtenUsername(application.username),
    usernameKey: usernameKey(application.username),
    email: application.email.trim(),
    passwordHash,
    createdAt: new Date(now),
  };
  // two tries: the address may be taken between the question and the answer
  for (const claimed of [
    sql`(select ${key}::text where not exists (select from users where email_key = ${key}))`,
    null,
  ]) {
    const [made] = await db
      .insert(users)
      .values({ ...row, emailKey: claimed })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (made !== undefined) return { id: markAuthorized(made.id), passwordHash };
  }
  throw new AppError('taken', 'This username is taken.', { username: 'is taken' });
}
