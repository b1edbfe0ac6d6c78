import { type SQL, sql } from 'drizzle-orm';
import { foldPicks, writeRuns } from './fold-picks.ts';
import type { Tx } from './lock-leaderboard.ts';
import { type Settling, writeOutcomes } from './regrade-picks.ts';

const derived = [
  ['total_score', 'current_streak', 'longest_streak', 'correct', 'wrong', 'last_pitch_at', 'last_game_pk'],
  ['month', 'month_score', 'month_correct', 'month_wrong', 'week', 'week_score', 'week_correct', 'week_wrong'],
  ['past_score', 'past_correct', 'past_wrong'],
].flat();

const dropEmptied = sql`
  delete from tallies t using refolded r
  where t.user_id = r.user_id and not exists (select from folded f where f.user_id = r.user_id and f.is_graded)`;

/** Score, correct and wrong of some of a fan's picks. */
const scored = (where: SQL): SQL => sql`
  coalesce(sum(f.bases) filter (where ${where}), 0),
  count(*) filter (where ${where} and f.bases > 0), count(*) filter (where ${where} and f.bases = 0)`;

const periodColumns = (period: SQL): SQL => sql`n.${period}, ${scored(sql`f.${period} = n.${period}`)}`;

const writeTallies = sql`
  insert into tallies
  select u.id, u.username, sum(f.bases), n.run_after, max(f.run_after),
    count(*) filter (where f.bases > 0), count(*) filter (where f.bases = 0), n.pitch, n.game_pk,
    ${periodColumns(sql`month`)}, ${periodColumns(sql`week`)}, ${scored(sql`f.season < n.season`)}
  from folded f
  join folded n on n.user_id = f.user_id and n.is_newest
  join users u on u.id = f.user_id
  where f.is_graded
  group by u.id, u.username, n.run_after, n.pitch, n.game_pk, n.month, n.week, n.season
  on conflict (user_id) do update
  set ${sql.raw(derived.map((column) => `${column} = excluded.${column}`).join(', '))}`;

const gained = (what: SQL, was: SQL, where: SQL = sql`true`): SQL =>
  sql`(sum(coalesce(${what}::integer, 0) - coalesce(${was}::integer, 0)) filter (where ${where}))`;

const gains = (prefix: string, where?: SQL): SQL => sql`
  ${gained(sql`f.bases`, sql`f.bases_was`, where)} as ${sql.raw(prefix)}_score,
  ${gained(sql`(f.bases > 0)`, sql`(f.bases_was > 0)`, where)} as ${sql.raw(prefix)}_correct,
  ${gained(sql`(f.bases = 0)`, sql`(f.bases_was = 0)`, where)} as ${sql.raw(prefix)}_wrong`;

const addGains = (period: string): SQL =>
  sql.raw(
    ['score', 'correct', 'wrong']
      .map((what) => `${period}_${what} = t.${period}_${what} + coalesce(d.${period}_${what}, 0)`)
      .join(', '),
  );

/** What the fold from one game on changes in the tallies of those whose newest month and week stay the same. */
const changeTallies = sql`
  update tallies t
  set total_score = t.total_score + d.total_score,
    correct = t.correct + d.total_correct,
    wrong = t.wrong + d.total_wrong,
    current_streak = d.run_after,
    longest_streak = greatest(d.longest_then, d.longest),
    last_pitch_at = d.pitch,
    last_game_pk = d.game_pk,
    ${addGains('month')}, ${addGains('week')}, ${addGains('past')}
  from (
    select t.user_id, t.username, ${gains('total')}, ${gains('month', sql`f.month = t.month`)}, ${gains('week', sql`f.week = t.week`)},
      ${gains('past', sql`f.season < t.season`)},
      min(f.longest_then) as longest_then, max(f.run_after) as longest,
      max(f.run_after) filter (where f.is_newest) as run_after,
      max(f.pitch) filter (where f.is_newest) as pitch, max(f.game_pk) filter (where f.is_newest) as game_pk
    from folded f join tallies t using (user_id)
    group by t.user_id
    order by t.username
  ) d
  where d.user_id = t.user_id`;

/** Fans of whom the later picks alone do not tell which month and week are their newest, or what these have scored. */
const findUncertain = sql`
  create temporary table uncertain on commit drop as
  select r.user_id
  from refolded r
  join tallies t using (user_id)
  left join folded n on n.user_id = r.user_id and n.is_newest
  where (n.month, n.week) is distinct from (t.month, t.week)`;

async function choose(tx: Tx, whom: SQL): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`create temporary table refolded on commit drop as ${whom}`);
  if (rowCount !== 0) await tx.execute(sql`analyze refolded`);
  else await tx.execute(sql`drop table refolded`);
  return rowCount !== 0;
}

/**
 * Makes the tallies of the fans that `whom` selects (`user_id`) anew from all their graded picks: the fold of
 * `domain/predictions/tally.ts` as statements over sets, for any number of fans at once.
 */
export async function refoldTallies(tx: Tx, whom: SQL): Promise<void> {
  if (!(await choose(tx, whom))) return;
  await foldPicks(tx, null);
  await writeRuns(tx, null);
  await tx.execute(dropEmptied);
  await tx.execute(writeTallies);
  await tx.execute(sql`drop table refolded, later, folded`);
}

/**
 * The same for fans in `regraded` of whom nothing has changed before the game's first pitch, their outcomes included:
 * the picks from there on are folded anew, which are few however long the season has lasted.
 */
export async function refoldSince(tx: Tx, settling: Settling, whom: SQL): Promise<void> {
  if (!(await choose(tx, whom))) return;
  await foldPicks(tx, settling);
  const { rowCount } = await tx.execute(findUncertain);
  if (rowCount !== 0) await tx.execute(sql`delete from folded f using uncertain u where u.user_id = f.user_id`);
  await writeRuns(tx, settling);
  await tx.execute(changeTallies);
  await tx.execute(sql`drop table refolded, later, folded`);
  if (rowCount === 0) return;
  await writeOutcomes(tx, settling, sql`r.user_id in (select user_id from uncertain)`);
  await refoldTallies(tx, sql`select user_id from uncertain`);
}
