import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/accounts.ts';
import type { Db } from '#server/db/open-db.ts';
import { predictions, receipts, sessions, users } from '#server/db/schema.ts';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';
import { readUser } from './user-record.ts';

const text = (instant: Date): string => instant.toISOString();

/** Reads all data of an account. `now`: epoch ms, real time. */
export async function exportAccount(db: Db, id: Authorized<UserId>, now: number): Promise<AccountExport> {
  const [user, [own], open, picks, stories] = await Promise.all([
    readUser(db, id),
    db.select({ email: users.email, createdAt: users.createdAt }).from(users).where(eq(users.id, id)),
    db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt)),
    db.select().from(predictions).where(eq(predictions.userId, id)).orderBy(asc(predictions.madeAt)),
    db.select().from(receipts).where(eq(receipts.userId, id)).orderBy(asc(receipts.id)),
  ]);
  return {
    exportedAt: text(new Date(now)),
    user,
    email: own?.email ?? null,
    createdAt: text(own?.createdAt ?? new Date(now)),
    sessions: open.map(({ createdAt, seenAt, expiresAt }) => ({
      createdAt: text(createdAt),
      seenAt: text(seenAt),
      expiresAt: text(expiresAt),
    })),
    predictions: picks.map((pick) => ({
      game_Id: pick.gamePk,
      officialDate: pick.officialDate,
      predictedWinnerId: pick.winnerId,
      predictedLoserId: pick.loserId,
      madeAt: text(pick.madeAt),
      changedAt: text(pick.changedAt),
      outcome: pick.outcome,
    })),
    receipts: stories.map(({ gamePk, at, kind, detail }) => ({ game_Id: gamePk, at: text(at), kind, detail })),
  };
}
