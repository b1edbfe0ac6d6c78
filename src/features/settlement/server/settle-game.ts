import { asc, eq, inArray, sql } from 'drizzle-orm';
import { isDecided, orderingPitch } from '#rules/picks/pick-outcomes.ts';
import type { Db } from '#platform/db/open-db.ts';
import { games } from '#platform/db/schema.ts';
import { queueGradedPicks } from '#features/webhooks/server/queue-graded-picks.ts';
import { recompute, type Settlement, writeVoids } from './grading/compute-streaks.ts';
import { findAffected, gamePksOf, markWhole, type SettledGame, writeCorrections } from './grading/find-affected.ts';
import { startVersion } from './grading/change-tallies.ts';
import { lockLeaderboard, type Tx } from './lock-leaderboard.ts';
import { toPickable } from './record-game.ts';
import { storeCrowd } from './skill/game-crowds.ts';

/** Processes are notified on this channel when boards and picks have changed. */
export const settledChannel = 'picks_settled';

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

/** The place in the order of first pitches from which picks may change: that of the first game, before or after. */
function findStart(settled: readonly SettledGame[]): Settlement['from'] {
  const places = settled.flatMap(({ game: { gamePk }, pitch, oldPitch }) => [
    { pitch, gamePk },
    { pitch: oldPitch, gamePk },
  ]);
  return places.reduce((first, place) =>
    (place.pitch.getTime() - first.pitch.getTime() || place.gamePk - first.gamePk) < 0 ? place : first,
  );
}

async function regrade(tx: Tx, settlement: Settlement): Promise<void> {
  await markWhole(tx);
  await writeCorrections(tx, settlement);
  await writeVoids(tx, settlement);
  const { rows } = await tx.execute<{ isWhole: boolean }>(
    sql`select distinct is_whole as "isWhole" from affected where counts`,
  );
  if (rows.length > 0) {
    const dates = settlement.games.map(({ game: { officialDate } }) => officialDate);
    await startVersion(tx, dates.toSorted().at(-1) ?? null);
    for (const { isWhole } of rows) await recompute(tx, { settlement, isWhole });
  }
  await queueGradedPicks(tx, gamePksOf(settlement.games));
  await tx.execute(sql`select pg_notify(${settledChannel}, '')`);
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
    if (changed.length > 0) await regrade(tx, { games: changed, from: findStart(changed), now: new Date(now) });
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
