import { eq, sql } from 'drizzle-orm';
import { isDecided, orderingPitch } from '#domain/predictions/pick-outcomes.ts';
import type { Db } from '#server/db/open-db.ts';
import { games } from '#server/db/schema.ts';
import { recompute, type GameSettlement, writeVoids } from './grading/compute-streaks.ts';
import { restoreFrom, restoreWhole } from './archive/restore-picks.ts';
import { findAffected, markWhole, writeCorrections } from './grading/find-affected.ts';
import { startVersion } from './grading/change-tallies.ts';
import { lockLeaderboard, type Tx } from './lock-leaderboard.ts';
import { toPickable } from './record-game.ts';

/** Processes are notified on this channel when boards and picks have changed. */
export const settledChannel = 'picks_settled';

async function regrade(tx: Tx, settlement: GameSettlement, officialDate: string): Promise<void> {
  if ((await markWhole(tx)) > 0) await restoreWhole(tx);
  await writeCorrections(tx, settlement.gamePk);
  await writeVoids(tx, settlement);
  const { rows } = await tx.execute<{ isWhole: boolean }>(
    sql`select distinct is_whole as "isWhole" from affected where counts`,
  );
  if (rows.length > 0) {
    await startVersion(tx, officialDate);
    for (const { isWhole } of rows) await recompute(tx, { settlement, isWhole });
  }
  await tx.execute(sql`select pg_notify(${settledChannel}, ${String(settlement.gamePk)})`);
}

/**
 * Grades the picks of a game by its stored state, and recomputes everything that follows from them, in one transaction:
 * after a correction as well as the first time. A second call changes nothing. Returns the number of picks that changed.
 * `now`: epoch ms, UTC.
 */
export async function settleGame(db: Pick<Db, 'transaction'>, gamePk: number, now: number): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLeaderboard(tx);
    await tx.execute(sql`set local jit = off`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    // the picks of a game are on many pages: a plan that reads page by page is faster than one that reads per user
    await tx.execute(sql`set local random_page_cost = 4`);
    // a merge join reads picks in the order of users instead of their physical order
    await tx.execute(sql`set local enable_mergejoin = off`);
    const [row] = await tx.select().from(games).where(eq(games.gamePk, gamePk)).for('no key update');
    if (row === undefined) return 0;
    const game = toPickable(row);
    const pitch = new Date(orderingPitch(game));
    const oldPitch = row.settledPitchAt ?? pitch;
    const settlement = isDecided(game) ? 'done' : 'open';
    await tx.update(games).set({ settledPitchAt: pitch, settlement }).where(eq(games.gamePk, gamePk));
    const earlier = oldPitch < pitch ? oldPitch : pitch;
    await restoreFrom(tx, { gamePk, isArchived: row.isArchived, from: earlier });
    const count = await findAffected(tx, game, oldPitch.getTime() !== pitch.getTime());
    if (count === 0) return 0;
    await regrade(tx, { gamePk, oldPitch, from: earlier, now: new Date(now) }, game.officialDate);
    return count;
  });
}
