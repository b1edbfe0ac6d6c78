import { sql } from 'drizzle-orm';
import type { Tx } from './lock-standings.ts';

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

/**
 * Puts into the temporary table `regraded` every pick of a game whose outcome is not what the game says, or whose place
 * in its fan's order has changed. `is_newest`: it comes after all that its fan has graded, and extends his tally.
 */
async function findRegraded(tx: Tx, gamePk: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    create temporary table regraded on commit drop as
    select p.user_id, p.official_date as day, p.outcome as was, o.outcome as now, ${firstPitch} as pitch,
      t.user_id is null as is_newcomer, coalesce(t.current_streak, 0) as run,
      case o.outcome when 'correct' then coalesce(t.current_streak, 0) + 1 when 'wrong' then 0 end as run_after,
      case o.outcome when 'correct' then least(coalesce(t.current_streak, 0) + 1, 4) when 'wrong' then 0 end as bases,
      p.outcome is null and o.outcome in ('correct', 'wrong') and (t.user_id is null or (
        (t.last_pitch_at, t.last_game_pk) < (${firstPitch}, g.game_pk)
        and p.official_date >= t.month and p.official_date >= t.week)) as is_newest
    from games g
    join predictions p on p.game_pk = g.game_pk
    cross join lateral (select ${outcome} as outcome) o
    left join tallies t on t.user_id = p.user_id
    where g.game_pk = ${gamePk} and (p.outcome is distinct from o.outcome
      or p.outcome in ('correct', 'wrong') and g.settled_pitch_at is distinct from ${firstPitch})`);
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

async function writeOutcomes(tx: Tx, gamePk: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update predictions p
    set outcome = r.now,
      settled_at = case when r.now is null then null when r.was is distinct from r.now then ${now} else p.settled_at end,
      streak_before = case when r.is_newest then r.run end,
      streak_after = case when r.is_newest then r.run_after end,
      bases = case when r.is_newest then r.bases end
    from regraded r
    where p.game_pk = ${gamePk} and p.user_id = r.user_id`);
}

/** Brings the outcomes of a game's picks in line with the game; answers how many were not. */
export async function regradePicks(tx: Tx, gamePk: number, now: Date): Promise<number> {
  const count = await findRegraded(tx, gamePk);
  await tx.execute(sql`update games g set settled_pitch_at = ${firstPitch}
    where g.game_pk = ${gamePk} and g.settled_pitch_at is distinct from ${firstPitch}`);
  if (count === 0) return 0;
  await tx.execute(sql`analyze regraded`);
  await keepStory(tx, gamePk);
  await writeOutcomes(tx, gamePk, now);
  return count;
}
