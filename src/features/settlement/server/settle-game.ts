import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { toPickable } from '#features/picks/server/record-game.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { games } from '#platform/db/schema.ts';
import { createTransactionSteps } from '#platform/db/transaction-steps.ts';
import { isDecided, orderingPitch, pickOutcomes } from '#rules/picks/pick-outcomes.ts';
import { outcomes, streakEffects } from '#rules/picks/scoring.ts';
import { changeConfidenceRecords } from './change-confidence-records.ts';
import { type SettledGame, gradeAffected } from './grade-picks.ts';
import { startVersion } from './start-version.ts';
import { lockLeaderboard } from './stored-tallies.ts';

/**
 * A statement for several games reads and writes the tally of a user once. Other changes of the boards, such as the deletion of
 * a user, wait until the transaction ends.
 */
const gamesPerTransaction = 5;

/** The picks in the temporary table `affected` have new grades, which are written. `gamePks`: their games, as an array */
export const onPicksGraded = createTransactionSteps<[gamePks: SQL]>('graded picks');

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
  await onPicksGraded.run(tx, gamePks);
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

/**
 * Counts the picks of a game for its official date once, after the lock. Later changes, such as a deleted account, do not
 * change the crowd.
 */
async function storeCrowd(tx: Tx, gamePk: number): Promise<void> {
  await tx.execute(sql`
    insert into game_crowds (game_pk, official_date, away, home)
    select g.game_pk, g.official_date, c.away, c.home
    from games g cross join lateral (
      select count(*) filter (where p.winner_id = g.away_id) as away, count(*) filter (where p.winner_id = g.home_id) as home
      from picks p
      where p.game_pk = g.game_pk and p.official_date = g.official_date
    ) c
    where g.game_pk = ${gamePk}
    on conflict (game_pk, official_date) do nothing`);
}

function gamePksOf(settled: readonly SettledGame[]): SQL {
  return sql`${sql.param(settled.map(({ game }) => game.gamePk))}::integer[]`;
}

/** A table expression with the outcomes of the games' picks, and their first pitch until now. */
function settledRows(settled: readonly SettledGame[]): SQL {
  const rows = settled.map(({ game, pitch, oldPitch }) => ({
    game_pk: game.gamePk,
    settled_date: game.officialDate,
    home_id: game.homeId,
    ...pickOutcomes(game),
    old_pitch: oldPitch,
    is_moved: oldPitch.getTime() !== pitch.getTime(),
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as settled (
    game_pk integer, settled_date date, home_id integer, away text, home text, "otherDate" text, old_pitch timestamptz, is_moved boolean)`;
}

/** The outcome of a pick `p` of the game `settled`. */
const settledOutcome = sql`case
  when p.official_date <> settled.settled_date then settled."otherDate"
  when p.winner_id = settled.home_id then settled.home
  else settled.away end`;

/**
 * Puts every pick whose outcome differs from that of its game, or whose place in the streak has changed, into the temporary
 * table `affected`, and returns their number by game. `counts`: it has or had points.
 */
async function findAffected(tx: Tx, settled: readonly SettledGame[]): Promise<Map<number, number>> {
  // the picks are read by the games' keys before the join, whose number of rows the planner does not know
  await tx.execute(sql`
    create temporary table affected on commit drop as
    select p.user_id, p.game_pk, p.outcome as was, o.outcome,
      coalesce(p.outcome = any (${gradedOutcomes}) or o.outcome = any (${gradedOutcomes}), false) as counts
    from (select * from picks where game_pk = any (${gamePksOf(settled)}) offset 0) p
    join ${settledRows(settled)} on settled.game_pk = p.game_pk cross join lateral (select ${settledOutcome} as outcome) o
    where p.outcome is distinct from o.outcome or settled.is_moved and p.outcome = any (${gradedOutcomes})`);
  const { rows } = await tx.execute<{ gamePk: number; picks: number }>(
    sql`select game_pk as "gamePk", count(*)::integer as picks from affected group by game_pk`,
  );
  if (rows.length > 0) await tx.execute(sql`analyze affected`);
  return new Map(rows.map(({ gamePk, picks }) => [gamePk, picks]));
}

/** Adds the old grade of every pick that gets another one to its history; the pick itself has the new grade. */
async function writeCorrections(tx: Tx, gamePks: SQL): Promise<void> {
  await tx.execute(sql`
    insert into pick_events (user_id, game_pk, at, kind, detail)
    select a.user_id, p.game_pk, p.settled_at, 'graded', jsonb_build_object('outcome', a.was,
      'streakBefore', p.streak_before, 'streakAfter', p.streak_after, 'bases', p.bases)
    from affected a
    join picks p on p.user_id = a.user_id and p.game_pk = a.game_pk
    where p.game_pk = any (${gamePks}) and a.was is distinct from a.outcome and a.was is not null`);
}

/** The outcomes that change a streak, as an array parameter of statements. */
const gradedOutcomes = sql`${sql.param(outcomes.filter((outcome) => streakEffects[outcome] !== 'none'))}::text[]`;
