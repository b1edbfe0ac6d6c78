import { asc, eq, inArray, sql } from 'drizzle-orm';
import { isDecided, orderingPitch } from '#rules/picks/pick-outcomes.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { games } from '#platform/db/schema.ts';
import { queueGradedPicks } from '#features/webhooks/server/queue-graded-picks.ts';
import { changeConfidenceRecords } from './change-confidence-records.ts';
import { findAffected, gamePksOf, writeCorrections } from './grading/find-affected.ts';
import { gradeAffected } from './grading/grade-picks.ts';
import type { SettledGame } from './grading/read-graded-games.ts';
import { lockLeaderboard } from './lock-leaderboard.ts';
import { startVersion } from './start-version.ts';
import { toPickable } from './record-game.ts';
import { storeCrowd } from './skill/game-crowds.ts';

/**
 * A statement for several games reads and writes the tally of a user once. Other changes of the boards, such as the deletion of
 * a user, wait until the transaction ends.
 */
const gamesPerTransaction = 5;

/** Settings of the transaction for statements that change many picks. */
async function prepareStatements(tx: Tx): Promise<void> {
  await tx.execute(sql`set local jit = off`);
  await tx.execute(sql`set local work_mem = '64MB'`);
  // the picks of a game are on many pages: a plan that reads page by page is faster than one that reads per user
  await tx.execute(sql`set local random_page_cost = 4`);
  // a merge join reads picks in the order of users instead of their physical order
  await tx.execute(sql`set local enable_mergejoin = off`);
}

/** Locks the stored games, marks them as settled or open, and returns them. */
async function markSettled(tx: Tx, gamePks: number[]): Promise<SettledGame[]> {
  const rows = await tx
    .select()
    .from(games)
    .where(inArray(games.gamePk, gamePks))
    .orderBy(asc(games.gamePk))
    .for('no key update');
  const settled: SettledGame[] = [];
  for (const row of rows) {
    const game = toPickable(row);
    const pitch = new Date(orderingPitch(game));
    const settlement = isDecided(game) ? 'done' : 'open';
    await tx.update(games).set({ settledPitchAt: pitch, settlement }).where(eq(games.gamePk, game.gamePk));
    settled.push({ game, pitch, oldPitch: row.settledPitchAt ?? pitch });
  }
  return settled;
}

async function regrade(tx: Tx, settled: readonly SettledGame[], now: Date): Promise<void> {
  const gamePks = gamePksOf(settled);
  await writeCorrections(tx, gamePks);
  const { rows } = await tx.execute<{ counts: boolean }>(sql`select bool_or(counts) as counts from affected`);
  const dates = settled.map(({ game: { officialDate } }) => officialDate).toSorted();
  await startVersion(tx, rows[0]?.counts === true ? (dates.at(-1) ?? null) : null);
  await gradeAffected(tx, settled, now);
  await changeConfidenceRecords(
    tx,
    sql`select user_id, game_pk, was, outcome from affected where was is distinct from outcome`,
  );
  await queueGradedPicks(tx, gamePks);
}

async function settleTogether(
  db: Pick<Db, 'transaction'>,
  gamePks: number[],
  now: number,
): Promise<Map<number, number>> {
  return db.transaction(async (tx) => {
    await lockLeaderboard(tx);
    await prepareStatements(tx);
    const settled = await markSettled(tx, gamePks);
    if (settled.length === 0) return new Map();
    const counts = await findAffected(tx, settled);
    const changed = settled.filter(({ game }) => counts.has(game.gamePk));
    for (const { game } of changed) if (game.phase === 'final') await storeCrowd(tx, game.gamePk);
    if (changed.length > 0) await regrade(tx, changed, new Date(now));
    return counts;
  });
}

/**
 * Grades the picks of games by their stored states, and recomputes everything that follows from them: after a correction as
 * well as the first time. A second call changes nothing. Returns the number of picks that changed, by game. `now`: epoch ms, UTC.
 */
export async function settleGames(
  db: Pick<Db, 'transaction'>,
  gamePks: readonly number[],
  now: number,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let start = 0; start < gamePks.length; start += gamesPerTransaction) {
    const together = gamePks.slice(start, start + gamesPerTransaction);
    for (const [gamePk, count] of await settleTogether(db, together, now)) counts.set(gamePk, count);
  }
  return counts;
}

/** Settles one game in one transaction. Returns the number of picks that changed. */
export async function settleGame(db: Pick<Db, 'transaction'>, gamePk: number, now: number): Promise<number> {
  return (await settleGames(db, [gamePk], now)).get(gamePk) ?? 0;
}
