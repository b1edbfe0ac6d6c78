import { eq, asc } from 'drizzle-orm';
import { z } from 'zod';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import { picks } from '#platform/db/schema.ts';
import { pickConfidences, pickEvents } from '../tables.ts';

type StoredPick = Pick<typeof picks.$inferSelect, 'gamePk' | 'officialDate' | 'winnerId' | 'loserId' | 'madeAt'>;

/** A pick of the real game or of practice. */
export const exportedPickSchema = z.object({
  game_Id: z.number().int(),
  officialDate: z.string(),
  predictedWinnerId: z.number().int(),
  predictedLoserId: z.number().int(),
  madeAt: z.string(),
});

export const exportedPicks = exportedPart(
  z.array(exportedPickSchema.extend({ changedAt: z.string(), outcome: z.string().nullable() })),
  async (db, id) => {
    const made = await db
      .select()
      .from(picks)
      .where(eq(picks.userId, id))
      .orderBy(asc(picks.madeAt), asc(picks.gamePk));
    return made.map((pick) => ({
      ...toExportedPick(pick),
      changedAt: pick.changedAt.toISOString(),
      outcome: pick.outcome,
    }));
  },
);

export const exportedConfidences = exportedPart(
  z.array(
    z.object({
      game_Id: z.number().int(),
      officialDate: z.string(),
      predictedWinnerId: z.number().int(),
      /** percent */
      confidence: z.number().int(),
    }),
  ),
  async (db, id) => {
    const { userId, gamePk: game_Id, officialDate, winnerId: predictedWinnerId, percent: confidence } = pickConfidences;
    return db
      .select({ game_Id, officialDate, predictedWinnerId, confidence })
      .from(pickConfidences)
      .where(eq(userId, id))
      .orderBy(asc(game_Id));
  },
);

export const exportedPickEvents = exportedPart(
  z.array(z.object({ game_Id: z.number().int(), at: z.string(), kind: z.string(), detail: z.unknown() })),
  async (db, id) => {
    const events = await db.select().from(pickEvents).where(eq(pickEvents.userId, id)).orderBy(asc(pickEvents.id));
    return events.map(({ gamePk, at, kind, detail }) => ({ game_Id: gamePk, at: at.toISOString(), kind, detail }));
  },
);

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
