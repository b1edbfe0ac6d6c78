import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { AccountExport } from '#contract/accounts.ts';
import type { Db } from '#server/db/open-db.ts';
import { seasonPredictions } from '#server/db/season-schema.ts';

/** Reads a user's predictions of seasons for the export of the account. */
export async function exportSeasonPredictions(db: Db, userId: number): Promise<AccountExport['seasonPredictions']> {
  const { userId: owner, ...columns } = getTableColumns(seasonPredictions);
  const rows = await db
    .select(columns)
    .from(seasonPredictions)
    .where(eq(owner, userId))
    .orderBy(asc(seasonPredictions.season), asc(seasonPredictions.kind));
  return rows.map(({ madeAt, changedAt, ...saved }) => ({
    ...saved,
    madeAt: madeAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
}
