import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from './lock-standings.ts';

/** Every graded pick of the fans in `refolded`, with the run around it, in the order of first pitches. */
const foldPicks = sql`
  create temporary table folded on commit drop as
  with graded as (
    select p.user_id, p.game_pk, p.official_date as day, p.outcome, g.settled_pitch_at as pitch,
      count(*) filter (where p.outcome = 'wrong') over (
        partition by p.user_id order by g.settled_pitch_at, p.game_pk) as wrongs_so_far
    from refolded
    join predictions p using (user_id)
    join games g using (game_pk)
    where p.outcome in ('correct', 'wrong')
  ), runs as (
    select *, case outcome when 'wrong' then 0 else (row_number() over (
      partition by user_id, wrongs_so_far order by pitch, game_pk) - least(wrongs_so_far, 1))::integer end as run_after
    from graded
  )
  select user_id, game_pk, day, outcome, pitch, run_after, least(run_after, 4) as bases,
    coalesce(lag(run_after) over (partition by user_id order by pitch, game_pk), 0) as run_before,
    row_number() over (partition by user_id order by pitch desc, game_pk desc) = 1 as is_newest
  from runs`;

const writeRuns = sql`
  update predictions p
  set streak_before = f.run_before, streak_after = f.run_after, bases = f.bases
  from folded f
  where p.user_id = f.user_id and p.game_pk = f.game_pk
    and (p.streak_before, p.streak_after, p.bases) is distinct from (f.run_before, f.run_after, f.bases)`;

const dropEmptied = sql`
  delete from tallies t using refolded r
  where t.user_id = r.user_id and not exists (select from folded f where f.user_id = r.user_id)`;

const inPeriod = (period: 'month' | 'week'): SQL =>
  sql`date_trunc(${sql.raw(`'${period}'`)}, f.day) = date_trunc(${sql.raw(`'${period}'`)}, n.day)`;

const periodColumns = (period: 'month' | 'week'): SQL => sql`
  date_trunc(${sql.raw(`'${period}'`)}, n.day)::date,
  sum(f.bases) filter (where ${inPeriod(period)}),
  count(*) filter (where ${inPeriod(period)} and f.outcome = 'correct'),
  count(*) filter (where ${inPeriod(period)} and f.outcome = 'wrong')`;

const derived = [
  ['total_score', 'current_streak', 'longest_streak', 'correct', 'wrong', 'last_pitch_at', 'last_game_pk'],
  ['month', 'month_score', 'month_correct', 'month_wrong', 'week', 'week_score', 'week_correct', 'week_wrong'],
].flat();

const writeTallies = sql`
  insert into tallies
  select u.id, u.username, sum(f.bases), n.run_after, max(f.run_after),
    count(*) filter (where f.outcome = 'correct'), count(*) filter (where f.outcome = 'wrong'), n.pitch, n.game_pk,
    ${periodColumns('month')}, ${periodColumns('week')}
  from folded f
  join folded n on n.user_id = f.user_id and n.is_newest
  join users u on u.id = f.user_id
  group by u.id, u.username, n.run_after, n.pitch, n.game_pk, n.day
  on conflict (user_id) do update
  set ${sql.raw(derived.map((column) => `${column} = excluded.${column}`).join(', '))}`;

/**
 * Makes the tallies of the fans that `whom` selects (`user_id`) anew from all their graded picks: the fold of
 * `domain/predictions/tally.ts` as statements over sets, for any number of fans at once.
 */
export async function refoldTallies(tx: Tx, whom: SQL): Promise<void> {
  const { rowCount } = await tx.execute(sql`create temporary table refolded on commit drop as ${whom}`);
  if (rowCount === 0) return;
  await tx.execute(sql`analyze refolded`);
  await tx.execute(foldPicks);
  await tx.execute(sql`analyze folded`);
  for (const statement of [writeRuns, dropEmptied, writeTallies]) await tx.execute(statement);
}
