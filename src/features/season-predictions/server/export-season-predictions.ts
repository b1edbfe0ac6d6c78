import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { AccountExport } from '#features/accounts/contract/accounts.ts';
import type { Db } from '#platform/db/open-db.ts';
import { seasonPredictions } from '../tables.ts';

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
