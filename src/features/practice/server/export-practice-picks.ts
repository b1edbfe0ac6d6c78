import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#features/accounts/contract/accounts.ts';
import { toExportedPick } from '#features/picks/server/format-pick-history.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { practicePicks } from '../tables.ts';

/** Reads the picks of past games of a user. */
export async function exportPracticePicks(db: Db, id: Authorized<UserId>): Promise<AccountExport['practicePicks']> {
  const stored = await db
    .select()
    .from(practicePicks)
    .where(eq(practicePicks.userId, id))
    .orderBy(asc(practicePicks.gamePk));
  return stored.map((pick) => ({ ...toExportedPick(pick), outcome: pick.outcome, bases: pick.bases }));
}
