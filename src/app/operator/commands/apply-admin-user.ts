import { eq } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { writeAuditEntry } from '#features/admin/server/create-changes.ts';
import { makeAdmin } from '#features/admin/server/user-changes.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';

type Options = {
  /** the setting ADMIN_USER */
  adminUser: string | null;
  /** epoch ms, real time */
  now: number;
  log: { warn(message: string): void };
};

/** Gives the account named by the setting ADMIN_USER the rights of an admin, if it exists. */
export async function applyAdminUser(db: Db, { adminUser, now, log }: Options): Promise<void> {
  if (adminUser !== null && !(await findAndMakeAdmin(db, adminUser, now)))
    log.warn('ADMIN_USER is not the name of an account: it is reserved until the account exists');
}

/** Returns whether the account exists. */
async function findAndMakeAdmin(db: Db, adminUser: string, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(eq(users.usernameKey, usernameKey(adminUser)))
      .for('update');
    if (user === undefined || user.isSimulated) return false;
    if (user.isAdmin) return true;
    const { target } = await makeAdmin(tx, user);
    await writeAuditEntry(tx, { actor: 'setting:ADMIN_USER', action: 'users make-admin', target }, now);
    return true;
  });
}
