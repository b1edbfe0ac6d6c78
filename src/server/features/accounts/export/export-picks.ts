import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/accounts.ts';
import type { Db } from '#server/db/open-db.ts';
import { practicePicks } from '#server/db/practice-schema.ts';
import { allPicks, pickConfidences, pickEvents } from '#server/db/schema.ts';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';

type Picks = Pick<AccountExport, 'predictions' | 'confidences' | 'practicePicks' | 'pickEvents'>;
type Event = Pick<typeof pickEvents.$inferSelect, 'gamePk' | 'at' | 'kind' | 'detail'>;
type StoredPick = Pick<typeof allPicks.$inferSelect, 'gamePk' | 'officialDate' | 'winnerId' | 'loserId' | 'madeAt'>;

/** Reads the picks of a user, their events, and the picks of practice. */
export async function exportPicks(db: Db, id: Authorized<UserId>): Promise<Picks> {
  const [picks, confidences, practiced, events] = await Promise.all([
    db.select().from(allPicks).where(eq(allPicks.userId, id)).orderBy(asc(allPicks.madeAt), asc(allPicks.gamePk)),
    db.select().from(pickConfidences).where(eq(pickConfidences.userId, id)).orderBy(asc(pickConfidences.gamePk)),
    db.select().from(practicePicks).where(eq(practicePicks.userId, id)).orderBy(asc(practicePicks.gamePk)),
    db.select().from(pickEvents).where(eq(pickEvents.userId, id)).orderBy(asc(pickEvents.id)),
  ]);
  return {
    predictions: picks.map((pick) => ({
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
    pickEvents: withFirstEvents(picks, events).map(({ gamePk, at, kind, detail }) => ({
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

/** Adds the event 'made' of archived picks, whose only event is not stored. */
function withFirstEvents(own: readonly StoredPick[], events: Event[]): Event[] {
  const withEvents = new Set(events.flatMap(({ gamePk, kind }) => (kind === 'graded' ? [] : [gamePk])));
  const first = own
    .filter(({ gamePk }) => !withEvents.has(gamePk))
    .map(({ gamePk, madeAt: at, winnerId, officialDate }) => ({
      gamePk,
      at,
      kind: 'made',
      detail: { winnerId, officialDate },
    }));
  return [...first, ...events].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
