import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '../../contract/accounts.ts';
import type { Db } from '#platform/db/open-db.ts';
import { practicePicks } from '#platform/db/practice-schema.ts';
import { picks, pickConfidences, pickEvents } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';

type Picks = Pick<AccountExport, 'predictions' | 'confidences' | 'practicePicks' | 'pickEvents'>;
type StoredPick = Pick<typeof picks.$inferSelect, 'gamePk' | 'officialDate' | 'winnerId' | 'loserId' | 'madeAt'>;

/** Reads the picks of a user, their events, and the picks of practice. */
export async function exportPicks(db: Db, id: Authorized<UserId>): Promise<Picks> {
  const [made, confidences, practiced, events] = await Promise.all([
    db.select().from(picks).where(eq(picks.userId, id)).orderBy(asc(picks.madeAt), asc(picks.gamePk)),
    db.select().from(pickConfidences).where(eq(pickConfidences.userId, id)).orderBy(asc(pickConfidences.gamePk)),
    db.select().from(practicePicks).where(eq(practicePicks.userId, id)).orderBy(asc(practicePicks.gamePk)),
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
    practicePicks: practiced.map((pick) => ({
      ...toExportedPick(pick),
      outcome: pick.outcome,
      bases: pick.bases,
    })),
    pickEvents: events.map(({ gamePk, at, kind, detail }) => ({
      game_Id: gamePk,
      at: at.toISOString(),
      kind,
      detail,
    })),
  };
}

function toExportedPick({ gamePk, officialDate, winnerId, loserId, madeAt }: StoredPick) {
  return {
    game_Id: gamePk,
    officialDate,
    predictedWinnerId: winnerId,
    predictedLoserId: loserId,
    madeAt: madeAt.toISOString(),
  };
}
