import { and, eq } from 'drizzle-orm';
import { stateOfMissingGame } from '#rules/picks/missing-game.ts';
import type { Db } from '#platform/db/open-db.ts';
import { games } from '#platform/db/schema.ts';
import { toPickable } from './record-game.ts';

/** Updates a stored game that the schedule does not contain at `now` (epoch ms, UTC): it can become void, and its picks with it. */
export async function voidMissingGame(db: Db, gamePk: number, now: number): Promise<void> {
  const [row] = await db.select().from(games).where(eq(games.gamePk, gamePk));
  if (row === undefined) return;
  const { phase } = stateOfMissingGame(toPickable(row), now);
  if (phase === row.phase) return;
  await db
    .update(games)
    .set({ phase, settlement: 'due' })
    .where(and(eq(games.gamePk, gamePk), eq(games.phase, row.phase)));
}
