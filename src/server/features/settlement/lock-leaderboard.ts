import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';

export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * To be called first by whatever changes tallies: boards change one after the other, in any number of processes. Held
 * until the transaction ends. Deleting a fan waits for its turn by itself (a trigger of `users`).
 */
export async function lockLeaderboard(tx: Tx): Promise<void> {
  await tx.execute(sql`select from standings for update`);
}
