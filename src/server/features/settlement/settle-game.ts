import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { beginWeek, extendTallies } from './extend-tallies.ts';
import { lockLeaderboard, type Tx } from './lock-leaderboard.ts';
import { refoldSince, refoldTallies } from './refold-tallies.ts';
import { regradePicks, type Settling, writeOutcomes } from './regrade-picks.ts';

/** The channel on which other processes hear that boards and picks have changed. */
export const settledChannel = 'picks_settled';

/** Picks that count, or have counted, and are not their fan's newest: more is to change than the end of a run. */
const isOutOfOrder = sql`(not r.is_newest and r.counts)`;

/** Most games are graded in the order in which they began: then there is nothing to fold anew. */
async function refoldOutOfOrder(tx: Tx, settling: Settling): Promise<void> {
  const { rows } = await tx.execute(sql`select from regraded r where ${isOutOfOrder} limit 1`);
  if (rows.length === 0) return;
  await refoldSince(tx, settling, sql`select user_id from regraded r where ${isOutOfOrder} and not r.is_moved`);
  await refoldTallies(tx, sql`select user_id from regraded r where ${isOutOfOrder} and r.is_moved`);
}

/**
 * Grades the picks of a game by what is remembered of it, and all numbers that follow from them, in one transaction.
 * To be run as often as one likes: it changes what is not yet right, after a correction as well as the first time.
 * Answers how many picks changed. `now`: epoch ms, UTC.
 */
export async function settleGame(db: Db, gamePk: number, now: number): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLeaderboard(tx);
    await tx.execute(sql`set local jit = off`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    // the picks of a game lie on many pages: read and changed page by page, not fan by fan
    await tx.execute(sql`set local random_page_cost = 4`);
    await tx.execute(sql`select from games where game_pk = ${gamePk} for share`);
    const settling = { gamePk, now: new Date(now) };
    const count = await regradePicks(tx, gamePk);
    if (count === 0) return 0;
    await beginWeek(tx);
    // a game that has another first pitch now changes place in the order as well: these are folded from the beginning
    await writeOutcomes(tx, settling, sql`(r.is_moved or not ${isOutOfOrder})`);
    await extendTallies(tx, gamePk);
    await refoldOutOfOrder(tx, settling);
    await tx.execute(sql`select pg_notify(${settledChannel}, ${String(gamePk)})`);
    return count;
  });
}
