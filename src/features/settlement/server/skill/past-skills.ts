import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../lock-leaderboard.ts';
import { skillScoreOf } from './skill-score-of.ts';

const placeOf = (row: 'old' | 'new'): string =>
  `case when not ${row}.is_hidden and ${row}.score is not null then ${row}.season end, ${row}.score`;

/** Executes a change of `past_skills`, and changes the counts of the boards of past seasons by its old and new rows. */
export async function changePastSkills(tx: Tx, change: SQL): Promise<void> {
  await tx.execute(sql`
    with changed (old_season, old_score, new_season, new_score) as (
      ${change} returning ${sql.raw(`${placeOf('old')}, ${placeOf('new')}`)}
    ), moves as (
      select old_season, old_score, new_season, new_score, count(*) as users from changed
      where (old_season, old_score) is distinct from (new_season, new_score) group by 1, 2, 3, 4
    )
    insert into score_counts as c (board, since, score, users)
    select 'past skill', b.since, b.score, sum(b.sign * m.users)
    from moves m cross join lateral (values (-1, old_season, old_score), (1, new_season, new_score)) b (sign, since, score)
    where b.since is not null
    group by b.since, b.score
    having sum(b.sign * m.users) <> 0
    order by b.since, b.score
    on conflict (board, since, score) do update set users = c.users + excluded.users`);
  await tx.execute(sql`delete from score_counts where users = 0`);
}

/** Stores the skill of a season that has ended: a pick of the next one is graded for the first time. */
export async function storeSeason(tx: Tx, season: string): Promise<void> {
  await changePastSkills(
    tx,
    sql`
    insert into past_skills (user_id, season, username, is_hidden, skill_value, skill_picks, score)
    select user_id, season, username, is_hidden, skill_value - past_skill_value, skill_picks - past_skill_picks, season_skill
    from tallies where season = ${season} and skill_picks > past_skill_picks
    order by username`,
  );
}

const score = sql.raw(skillScoreOf('t.skill_value + n.value', 't.skill_picks + n.picks'));
const firstScore = sql.raw(skillScoreOf('n.value', 'n.picks'));

/**
 * Changes the skill in past seasons by the picks in `computed`: by the difference between their old and new values, or with
 * `isWhole` to their sum.
 */
export async function writePastSkills(tx: Tx, isWhole: boolean): Promise<void> {
  if (isWhole) await removePastSkills(tx, sql`user_id in (select user_id from affected where is_whole)`);
  const [old, oldCount] = isWhole
    ? [sql`0`, sql`0`]
    : [sql`coalesce(c.old_value, 0)`, sql`(c.old_value is not null)::integer`];
  const { rows } = await tx.execute<{ isPast: boolean }>(sql`
    select exists(select from computed c join leaderboard_state s on c.official_date < s.season
      where c.value is not null or c.old_value is not null) as "isPast"`);
  if (rows[0]?.isPast !== true) return;
  await changePastSkills(
    tx,
    sql`
    merge into past_skills t using (
      select c.user_id, c.username, date_trunc('year', c.official_date::timestamp)::date as season,
        sum(coalesce(c.value, 0) - ${old}) as value, sum((c.value is not null)::integer - ${oldCount}) as picks
      from computed c cross join leaderboard_state s
      where c.official_date < s.season and (c.value is not null or c.old_value is not null)
      group by c.user_id, c.username, 3
      order by c.username
    ) n on t.user_id = n.user_id and t.season = n.season
    when matched and t.skill_picks + n.picks = 0 then delete
    when matched then update set skill_value = t.skill_value + n.value, skill_picks = t.skill_picks + n.picks, score = ${score}
    when not matched and n.picks > 0 then
      insert (user_id, season, username, is_hidden, skill_value, skill_picks, score)
      values (n.user_id, n.season, n.username, (select is_hidden from users where id = n.user_id), n.value, n.picks, ${firstScore})`,
  );
}

/** Removes rows by a condition on `past_skills`. */
export async function removePastSkills(tx: Tx, condition: SQL): Promise<void> {
  await changePastSkills(tx, sql`delete from past_skills where ${condition}`);
}
