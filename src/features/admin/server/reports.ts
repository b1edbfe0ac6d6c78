import { and, eq, isNull, asc } from 'drizzle-orm';
import { z } from 'zod';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { Moderation, NoticeKind } from '../contract.ts';
import { usernameReports, moderationNotices } from '../tables.ts';

/** Closes the open reports of a user's name. `now`: epoch ms, real time. */
export async function closeReports(db: Pick<Db, 'update'>, reportedId: number, now: number): Promise<void> {
  await db
    .update(usernameReports)
    .set({ closedAt: new Date(now) })
    .where(and(eq(usernameReports.reportedId, reportedId), isNull(usernameReports.closedAt)));
}

export async function readModeration(db: Db, userId: Authorized<UserId>): Promise<Moderation> {
  const [[user], notices] = await Promise.all([
    db.select({ isAdmin: users.isAdmin, isHidden: users.isHidden }).from(users).where(eq(users.id, userId)),
    db
      .select({ kind: moderationNotices.kind })
      .from(moderationNotices)
      .where(eq(moderationNotices.userId, userId))
      .orderBy(moderationNotices.kind),
  ]);
  return {
    isAdmin: user?.isAdmin ?? false,
    isHidden: user?.isHidden ?? false,
    notices: notices.map(({ kind }) => kind),
  };
}

/** Stores a notice for the user, in the transaction of the change. `now`: epoch ms, real time. */
export async function addNotice(tx: Tx, userId: number, kind: NoticeKind, now: number): Promise<void> {
  const at = new Date(now);
  await tx
    .insert(moderationNotices)
    .values({ userId, kind, at })
    .onConflictDoUpdate({ target: [moderationNotices.userId, moderationNotices.kind], set: { at } });
}

export async function deleteNotice(db: Pick<Db, 'delete'>, userId: number, kind: NoticeKind): Promise<void> {
  await db.delete(moderationNotices).where(and(eq(moderationNotices.userId, userId), eq(moderationNotices.kind, kind)));
}

/** Reads the reports of other usernames by a user. */
export const exportedReports = exportedPart(
  z.array(z.object({ username: z.string(), reason: z.string(), at: z.string() })),
  async (db, id) => {
    const reports = await db
      .select()
      .from(usernameReports)
      .where(eq(usernameReports.userId, id))
      .orderBy(asc(usernameReports.at));
    return reports.map(({ username, reason, at }) => ({ username, reason, at: at.toISOString() }));
  },
);
