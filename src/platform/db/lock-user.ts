import { eq } from 'drizzle-orm';
import type { Tx } from './open-db.ts';
import { users } from './schema.ts';

/**
 * Locks the row of a user until the transaction ends: requests that count what a user has count one after the other. A transaction
 * that also locks other rows locks the user first.
 */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
