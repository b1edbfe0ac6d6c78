import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from './lock-leaderboard.ts';
import { settledAt, type Settling } from './regrade-picks.ts';

/** The game to begin with, which is being settled; null: a fan's first. */
type Since = Settling | null;

const isGraded = sql`(p.outcome is not null and p.outcome <> 'void')`;

/** Picks with the outcomes that they are to have. */
const gradedPicks = (since: Since): SQL =>
  since === null
    ? sql`predictions`
    : sql`(select p.user_id, p.game_pk, p.official_date, p.streak_before, p.streak_after, p.longest_before, p.bases,
        case p.game_pk when ${since.gamePk} then r.now else p.outcome end as outcome
      from predictions p join regraded r using (user_id))`;

const gamesFrom = (since: Since): SQL =>
  since === null
    ? sql`g.settled_pitch_at is not null`
    : sql`(g.settled_pitch_at, g.game_pk) >= (select settled_pitch_at, game_pk from games where game_pk = ${since.gamePk})`;

/** Puts the games to fold into a table: how few they are tells the planner not to read every pick of the season. */
async function findLater(tx: Tx, since: Since): Promise<void> {
  await tx.execute(sql`
    create temporary table later on commit drop as
    select g.game_pk, g.settled_pitch_at as pitch, g.official_date as day,
      date_trunc('month', g.official_date)::date as month, date_trunc('week', g.official_date)::date as week,
      date_trunc('year', g.official_date)::date as season
    from games g where ${gamesFrom(since)}`);
  await tx.execute(sql`analyze later`);
}

/** The run, and the longest, with which a fan came to the first of these picks: as the oldest of them that counted tells, or else his tally. */
const entered = (since: Since): SQL =>
  since === null
    ? sql`select user_id, 0 as run, 0 as longest from refolded`
    : sql`
      select t.user_id, coalesce(first.run, t.current_streak) as run, coalesce(first.longest, t.longest_streak) as longest
      from refolded
      join tallies t using (user_id)
      left join (
        select distinct on (user_id) user_id, streak_before as run, longest_before as longest
        from picks where bases_was is not null order by user_id, pitch, game_pk
      ) first using (user_id)`;

/**
 * Puts into the temporary table `folded` the picks of the fans in `refolded` that count or have counted, from a game on
 * or all of them, with the run around each in the order of first pitches; `bases_was` is what it counted until now.
 */
export async function foldPicks(tx: Tx, since: Since): Promise<void> {
  await findLater(tx, since);
  await tx.execute(sql`
    create temporary table folded on commit drop as
    with picks as (
      select p.user_id, p.game_pk, g.pitch, ${isGraded} as is_graded, p.outcome,
        case p.official_date when g.day then g.month else date_trunc('month', p.official_date)::date end as month,
        case p.official_date when g.day then g.week else date_trunc('week', p.official_date)::date end as week,
        case p.official_date when g.day then g.season else date_trunc('year', p.official_date)::date end as season,
        p.streak_before, p.streak_after, p.longest_before, p.bases as bases_was
      from refolded
      join ${gradedPicks(since)} p using (user_id)
      join later g using (game_pk)
      where ${isGraded} or p.bases is not null
    ), entered as (${entered(since)}
    ), counted as (
      select *, count(*) filter (where outcome = 'wrong') over (partition by user_id order by pitch, game_pk) as wrongs
      from picks join entered using (user_id)
    ), runs as (
      select *, ((count(*) filter (where outcome = 'correct') over (partition by user_id, wrongs order by pitch, game_pk))
        + case wrongs when 0 then run else 0 end)::integer as run_after
      from counted
    ), around as (
      select *, coalesce(lag(run_after) over by_pitch, run) as run_before,
        greatest(longest, max(run_after) over (by_pitch rows between unbounded preceding and 1 preceding)) as longest_then,
        is_graded and count(*) filter (where is_graded) over by_pitch
          = count(*) filter (where is_graded) over (partition by user_id) as is_newest
      from runs
      window by_pitch as (partition by user_id order by pitch, game_pk)
    )
    select user_id, game_pk, pitch, month, week, season, is_graded, is_newest, run_before, run_after, longest_then,
      case when is_graded then least(run_after, 4) end as bases, bases_was,
      case when is_graded then (streak_before, streak_after, longest_before, bases_was)
        is distinct from (run_before, run_after, longest_then, least(run_after, 4)) else true end as is_changed
    from around`);
  await tx.execute(sql`analyze folded`);
}

/** Writes the runs of `folded` into the picks, and into those of a game that is being settled their outcomes. */
export async function writeRuns(tx: Tx, settling: Settling | null): Promise<void> {
  const isOfGame = settling ? sql`p.game_pk = ${settling.gamePk}` : sql`false`;
  await tx.execute(sql`
    update predictions p
    set streak_before = case when f.is_graded then f.run_before end,
      streak_after = case when f.is_graded then f.run_after end,
      longest_before = case when f.is_graded then f.longest_then end,
      bases = f.bases
      ${
        settling
          ? sql`, outcome = case when ${isOfGame} then r.now else p.outcome end,
      settled_at = case when ${isOfGame} then ${settledAt(settling.now)} else p.settled_at end`
          : sql``
      }
    from folded f ${settling ? sql`join regraded r using (user_id)` : sql``}
    where (f.is_changed or ${isOfGame}) and p.user_id = f.user_id and p.game_pk = f.game_pk`);
}
