import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/accounts.ts';
import type { Db } from '#server/db/open-db.ts';
import { picks, pickEvents, sessions, users } from '#server/db/schema.ts';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';
import { readUser } from './user-record.ts';

const text = (instant: Date): string => instant.toISOString();

/** Reads all data of an account. `now`: epoch ms, real time. */
export async function exportAccount(db: Db, id: Authorized<UserId>, now: number): Promise<AccountExport> {
  const [user, [own], open, ownPicks, events] = await Promise.all([
    readUser(db, id),
    db.select({ email: users.email, createdAt: users.createdAt }).from(users).where(eq(users.id, id)),
    db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt)),
    db.select().from(picks).where(eq(picks.userId, id)).orderBy(asc(picks.madeAt)),
    db.select().from(pickEvents).where(eq(pickEvents.userId, id)).orderBy(asc(pickEvents.id)),
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
    predictions: ownPicks.map((pick) => ({
      game_Id: pick.gamePk,
      officialDate: pick.officialDate,
      predictedWinnerId: pick.winnerId,
      predictedLoserId: pick.loserId,
      madeAt: text(pick.madeAt),
      changedAt: text(pick.changedAt),
      outcome: pick.outcome,
    })),
    pickEvents: events.map(({ gamePk, at, kind, detail }) => ({ game_Id: gamePk, at: text(at), kind, detail })),
  };
}
