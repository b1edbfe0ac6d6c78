import { eq, asc } from 'drizzle-orm';
import type { AccountExport } from '#features/accounts/contract/accounts.ts';
import type { Db } from '#platform/db/open-db.ts';
import { picks } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { pickConfidences, pickEvents } from '../tables.ts';

type StoredPick = Pick<typeof picks.$inferSelect, 'gamePk' | 'officialDate' | 'winnerId' | 'loserId' | 'madeAt'>;

export async function exportPicks(db: Db, id: Authorized<UserId>): Promise<AccountExport['predictions']> {
  const made = await db.select().from(picks).where(eq(picks.userId, id)).orderBy(asc(picks.madeAt), asc(picks.gamePk));
  return made.map((pick) => ({
    ...toExportedPick(pick),
    changedAt: pick.changedAt.toISOString(),
    outcome: pick.outcome,
  }));
}

export async function exportConfidences(db: Db, id: Authorized<UserId>): Promise<AccountExport['confidences']> {
  const { userId, gamePk: game_Id, officialDate, winnerId: predictedWinnerId, percent: confidence } = pickConfidences;
  return db
    .select({ game_Id, officialDate, predictedWinnerId, confidence })
    .from(pickConfidences)
    .where(eq(userId, id))
    .orderBy(asc(game_Id));
}

export async function exportPickEvents(db: Db, id: Authorized<UserId>): Promise<AccountExport['pickEvents']> {
  const events = await db.select().from(pickEvents).where(eq(pickEvents.userId, id)).orderBy(asc(pickEvents.id));
  return events.map(({ gamePk, at, kind, detail }) => ({ game_Id: gamePk, at: at.toISOString(), kind, detail }));
}

/** The columns that picks of games and of practice have in common. */
export function toExportedPick({ gamePk, officialDate, winnerId, loserId, madeAt }: StoredPick) {
  return {
    game_Id: gamePk,
    officialDate,
    predictedWinnerId: winnerId,
    predictedLoserId: loserId,
    madeAt: madeAt.toISOString(),
  };
}
