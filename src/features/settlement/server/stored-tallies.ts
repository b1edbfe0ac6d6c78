import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/open-db.ts';
import type { tallies } from '#platform/db/schema.ts';
import { rankedScore, type SkillTally } from '#rules/picks/skill.ts';
import { emptyUserTally, type UserTally } from '../rules.ts';

const noSkill = { value: 0, picks: 0 };

/** Reads the tallies of users, without those who have none. */
export async function readTallies(tx: Tx, userIds: readonly number[]): Promise<Map<number, UserTally>> {
  const { rows } = await tx.execute<typeof tallies.$inferSelect>(sql`
    select user_id as "userId", current_streak as "currentStreak", longest_streak as "longestStreak", month::text as month, week::text as week,
      total_score as "totalScore", correct, wrong, skill_value::float8 as "skillValue", skill_picks as "skillPicks",
      past_score as "pastScore", past_correct as "pastCorrect", past_wrong as "pastWrong", past_skill_value::float8 as "pastSkillValue",
      past_skill_picks as "pastSkillPicks", month_score as "monthScore", month_correct as "monthCorrect", month_wrong as "monthWrong",
      week_score as "weekScore", week_correct as "weekCorrect", week_wrong as "weekWrong"
    from tallies where user_id = any(${sql.param(userIds)}::integer[])`);
  return new Map(
    rows.map((row) => {
      const { userId, currentStreak, longestStreak, month, week, totalScore: score, correct, wrong } = row;
      const all = { score, correct, wrong, value: row.skillValue, picks: row.skillPicks };
      const past = {
        score: row.pastScore,
        correct: row.pastCorrect,
        wrong: row.pastWrong,
        value: row.pastSkillValue,
        picks: row.pastSkillPicks,
      };
      const ofMonth = { score: row.monthScore, correct: row.monthCorrect, wrong: row.monthWrong, ...noSkill };
      const ofWeek = { score: row.weekScore, correct: row.weekCorrect, wrong: row.weekWrong, ...noSkill };
      return [userId, { currentStreak, longestStreak, month, week, all, past, ofMonth, ofWeek }];
    }),
  );
}

/** The row of a tally, without what it copies of the user. */
export function toTallyRow(userId: number, tally: UserTally) {
  const { currentStreak, longestStreak, month, week, all, past, ofMonth, ofWeek } = tally;
  return {
    user_id: userId,
    current_streak: currentStreak,
    longest_streak: longestStreak,
    total_score: all.score,
    correct: all.correct,
    wrong: all.wrong,
    skill_value: all.value,
    skill_picks: all.picks,
    total_skill: rankedScore(all),
    past_score: past.score,
    past_correct: past.correct,
    past_wrong: past.wrong,
    past_skill_value: past.value,
    past_skill_picks: past.picks,
    season_skill: rankedScore({ value: all.value - past.value, picks: all.picks - past.picks }),
    month: month || '-infinity',
    month_score: ofMonth.score,
    month_correct: ofMonth.correct,
    month_wrong: ofMonth.wrong,
    week: week || '-infinity',
    week_score: ofWeek.score,
    week_correct: ofWeek.correct,
    week_wrong: ofWeek.wrong,
  };
}

const columns = Object.keys(toTallyRow(0, emptyUserTally)).map((name) => sql.identifier(name));
const listOf = (toPart: (column: (typeof columns)[number]) => SQL): SQL => sql.join(columns.map(toPart), sql`, `);

/** Writes the tallies of the temporary table `new_tallies`. A user without a graded pick has none. */
export async function writeTallies(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze new_tallies (user_id)`);
  await tx.execute(sql`
    merge into tallies t using new_tallies n on t.user_id = n.user_id
    when matched and n.correct + n.wrong = 0 then delete
    when matched then update set ${listOf((column) => sql`${column} = n.${column}`)}
    when not matched and n.correct + n.wrong > 0 then
      insert (username, is_hidden, ${listOf((column) => sql`${column}`)})
      values ((select username from users where id = n.user_id), (select is_hidden from users where id = n.user_id),
        ${listOf((column) => sql`n.${column}`)})`);
}

/**
 * Starts a change of the boards. A transaction that changes tallies calls this first, so that such changes run one after
 * the other in any number of processes. The lock is held until the transaction ends.
 */
export async function lockLeaderboard(tx: Tx): Promise<void> {
  await tx.execute(sql`select from leaderboard_state for update`);
}

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
