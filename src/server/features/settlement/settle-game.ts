import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { beginWeek, extendTallies } from './extend-tallies.ts';
import { lockStandings } from './lock-standings.ts';
import { refoldTallies } from './refold-tallies.ts';
import { regradePicks } from './regrade-picks.ts';

/** The channel on which other processes hear that boards and picks have changed. */
export const settledChannel = 'picks_settled';

const outOfOrder = sql`select user_id from regraded
  where not is_newest and (was in ('correct', 'wrong') or now in ('correct', 'wrong'))`;

/**
 * Grades the picks of a game by what is remembered of it, and all numbers that follow from them, in one transaction.
 * To be run as often as one likes: it changes what is not yet right, after a correction as well as the first time.
 * Answers how many picks changed. `now`: epoch ms, UTC.
 */
export async function settleGame(db: Db, gamePk: number, now: number): Promise<number> {
  return db.transaction(async (tx) => {
    await lockStandings(tx);
    await tx.execute(sql`set local jit = off`);
    await tx.execute(sql`select from games where game_pk = ${gamePk} for share`);
    const count = await regradePicks(tx, gamePk, new Date(now));
    if (count === 0) return 0;
    await beginWeek(tx);
    await extendTallies(tx, gamePk);
    await refoldTallies(tx, outOfOrder);
    await tx.execute(sql`select pg_notify(${settledChannel}, ${String(gamePk)})`);
    return count;
  });
}
