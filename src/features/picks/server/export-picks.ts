import { eq, asc } from 'drizzle-orm';
import type { AccountExport } from '#features/accounts/contract/accounts.ts';
import type { Db } from '#platform/db/open-db.ts';
import { picks } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { pickConfidences, pickEvents } from '../tables.ts';

type Picks = Pick<AccountExport, 'predictions' | 'confidences' | 'pickEvents'>;

type StoredPick = Pick<typeof picks.$inferSelect, 'gamePk' | 'officialDate' | 'winnerId' | 'loserId' | 'madeAt'>;

/** Reads the picks of a user, and their events. */
export async function exportPicks(db: Db, id: Authorized<UserId>): Promise<Picks> {
  const [made, confidences, events] = await Promise.all([
    db.select().from(picks).where(eq(picks.userId, id)).orderBy(asc(picks.madeAt), asc(picks.gamePk)),
    db.select().from(pickConfidences).where(eq(pickConfidences.userId, id)).orderBy(asc(pickConfidences.gamePk)),
    db.select().from(pickEvents).where(eq(pickEvents.userId, id)).orderBy(asc(pickEvents.id)),
  ]);
  return {
    predictions: made.map((pick) => ({
      ...toExportedPick(pick),
      changedAt: pick.changedAt.toISOString(),
      outcome: pick.outcome,
    })),
    confidences: confidences.map(({ gamePk, officialDate, winnerId, percent }) => ({
      game_Id: gamePk,
      officialDate,
      predictedWinnerId: winnerId,
      confidence: percent,
    })),
    pickEvents: events.map(({ gamePk, at, kind, detail }) => ({
      game_Id: gamePk,
      at: at.toISOString(),
      kind,
      detail,
    })),
  };
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
