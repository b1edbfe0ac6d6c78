import { sql } from 'drizzle-orm';
import { rankedScore } from '#features/leaderboard/rules/skill-tally.ts';
import type { SkillTally } from '#features/leaderboard/rules/skill-tally.ts';
import type { Tx } from '#platform/db/open-db.ts';

/** Stores the skill of a season that has ended: a pick of the next one is graded for the first time. */
export async function storeSeason(tx: Tx, season: string): Promise<void> {
  await tx.execute(sql`
    insert into past_skills (user_id, season, username, is_hidden, skill_value, skill_picks, score)
    select user_id, season, username, is_hidden, skill_value - past_skill_value, skill_picks - past_skill_picks, season_skill
    from tallies where season = ${season} and skill_picks > past_skill_picks`);
}

/** A change of the skill of a user in a past season (its first day). */
export type SkillChange = SkillTally & { userId: number; season: string };

/** Changes the skill of users in past seasons. A season without a pick that counts has no row. */
export async function changePastSkills(tx: Tx, changes: readonly SkillChange[]): Promise<void> {
  if (changes.length === 0) return;
  const { rows } = await tx.execute<SkillChange>(sql`
    select c."userId", c.season, (c.value + coalesce(s.skill_value, 0))::float8 as value, c.picks + coalesce(s.skill_picks, 0) as picks
    from json_to_recordset(${JSON.stringify(changes)}) c ("userId" integer, season text, value bigint, picks integer)
    left join past_skills s on s.user_id = c."userId" and s.season = c.season::date`);
  const scored = rows.map((row) => ({ ...row, score: rankedScore(row) }));
  await tx.execute(sql`
    merge into past_skills s using (
      select n.*, u.username, u.is_hidden
      from json_to_recordset(${JSON.stringify(scored)}) n ("userId" integer, season date, value bigint, picks integer, score integer)
      join users u on u.id = n."userId"
    ) n on s.user_id = n."userId" and s.season = n.season
    when matched and n.picks = 0 then delete
    when matched then update set skill_value = n.value, skill_picks = n.picks, score = n.score
    when not matched and n.picks > 0 then
      insert (user_id, season, username, is_hidden, skill_value, skill_picks, score)
      values (n."userId", n.season, n.username, n.is_hidden, n.value, n.picks, n.score)`);
}
