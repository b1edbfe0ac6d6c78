import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import type { Tx } from './lock-leaderboard.ts';

/** A game that is being settled at an instant. */
export type Settling = { gamePk: number; now: Date };

/** When the outcome of a pick `p` was found that is now that of `r`. */
export function settledAt(now: Date): SQL {
  return sql`case when r.now is null then null when r.was is distinct from r.now then ${now}::timestamptz else p.settled_at end`;
}

const fewPicks = 200;

/** The first pitch by which a game's picks are put in order. */
const firstPitch = sql`coalesce(g.starts_at, g.left_preview_at, g.official_date::timestamp at time zone 'UTC')`;

/** `domain/predictions/pick-state.ts` in the database's words; null while undecided. A test holds the two against each other. */
const outcome = sql`case
  when g.is_abandoned or g.phase = 'void' or p.official_date <> g.official_date then 'void'
  when g.phase <> 'final' then null
  when g.winner_id is null then 'void'
  when g.winner_id = p.winner_id then 'correct'
  else 'wrong'
end`;

/** Those of the games of which some pick is to be graded, corrected or put in order: few, most of the time. */
export async function findUnsettled(db: Db, gamePks: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ game_pk: number }>(sql`
    select g.game_pk from games g
    where g.game_pk = any(${sql.param(gamePks)}::integer[]) and exists (
      select from predictions p cross join lateral (select ${outcome} as outcome) o
      where p.game_pk = g.game_pk and (p.outcome is distinct from o.outcome
        or p.outcome in ('correct', 'wrong') and g.settled_pitch_at is distinct from ${firstPitch}))
    order by g.game_pk`);
  return rows.map((row) => row.game_pk);
}

/**
 * Puts into the temporary table `regraded` every pick of a game whose outcome is not what the game says, or whose place
 * in its fan's order has changed. `is_newest`: it comes after all that its fan has graded, and extends his tally.
 * A pick that counts was made for the game's own day: month, week and season are the game's.
 */
async function findRegraded(tx: Tx, gamePk: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    create temporary table regraded on commit drop as
    with game as materialized (
      select g.*, ${firstPitch} as pitch, date_trunc('month', official_date)::date as month,
        date_trunc('week', official_date)::date as week, date_trunc('year', official_date)::date as season
      from games g where game_pk = ${gamePk}
    )
    select p.user_id, t.username, p.outcome as was, o.outcome as now, g.pitch, g.month, g.week, g.season,
      coalesce(t.current_streak, 0) as run, coalesce(t.longest_streak, 0) as longest,
      case o.outcome when 'correct' then coalesce(t.current_streak, 0) + 1 when 'wrong' then 0 end as run_after,
      case o.outcome when 'correct' then least(coalesce(t.current_streak, 0) + 1, 4) when 'wrong' then 0 end as bases,
      coalesce(p.outcome, '') in ('correct', 'wrong') or coalesce(o.outcome, '') in ('correct', 'wrong') as counts,
      coalesce(g.settled_pitch_at <> g.pitch, false) as is_moved,
      coalesce(p.outcome, 'void') = 'void' and o.outcome in ('correct', 'wrong') and (t.user_id is null or (
        (t.last_pitch_at, t.last_game_pk) < (g.pitch, g.game_pk)
        and g.official_date >= t.month and g.official_date >= t.week)) as is_newest
    from game g
    join predictions p on p.game_pk = g.game_pk
    cross join lateral (select ${outcome} as outcome) o
    left join tallies t on t.user_id = p.user_id
    where p.outcome is distinct from o.outcome
      or p.outcome in ('correct', 'wrong') and g.settled_pitch_at is distinct from g.pitch`);
  return rowCount ?? 0;
}

/** What a pick was graded before goes into its story; the grade that holds stands in the pick itself. */
async function keepStory(tx: Tx, gamePk: number): Promise<void> {
  await tx.execute(sql`
    insert into receipts (user_id, game_pk, at, kind, detail)
    select r.user_id, p.game_pk, p.settled_at, 'graded', jsonb_build_object('outcome', r.was,
      'streakBefore', p.streak_before, 'streakAfter', p.streak_after, 'bases', p.bases)
    from regraded r
    join predictions p on p.user_id = r.user_id and p.game_pk = ${gamePk}
    where r.was is distinct from r.now and r.was is not null`);
}

/**
 * Writes the new outcomes of the fans whom `whose` selects of `regraded r`, and of a newest pick the run around it. What
 * another pick counted until now stays until it is folded anew.
 */
export async function writeOutcomes(tx: Tx, { gamePk, now }: Settling, whose: SQL): Promise<void> {
  await tx.execute(sql`
    update predictions p
    set outcome = r.now,
      settled_at = ${settledAt(now)},
      streak_before = case when r.is_newest then r.run else p.streak_before end,
      streak_after = case when r.is_newest then r.run_after else p.streak_after end,
      bases = case when r.is_newest then r.bases else p.bases end,
      longest_before = case when r.is_newest then r.longest else p.longest_before end
    from regraded r
    where p.game_pk = ${gamePk} and p.user_id = r.user_id and ${whose}`);
}

/** Finds the picks of a game whose outcomes are not in line with it, and tells their stories; answers how many there are. */
export async function regradePicks(tx: Tx, gamePk: number): Promise<number> {
  const count = await findRegraded(tx, gamePk);
  await tx.execute(sql`update games g set settled_pitch_at = ${firstPitch}
    where g.game_pk = ${gamePk} and g.settled_pitch_at is distinct from ${firstPitch}`);
  if (count === 0) return 0;
  // a table of a few rows is read as fast without
  if (count > fewPicks) await tx.execute(sql`analyze regraded (user_id, is_newest, counts)`);
  await keepStory(tx, gamePk);
  return count;
}
