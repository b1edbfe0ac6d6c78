import { type SQL, sql } from 'drizzle-orm';
import { type createRows, nullCell } from '#platform/db/copy-rows.ts';
import type { Tx } from '#platform/db/open-db.ts';
import { tallies } from '#platform/db/schema.ts';
import { rankedScore, type SkillTally } from '#rules/picks/skill.ts';
import { type Figures, type UserTally } from '../rules.ts';

/** The columns of a tally in the order of its cells; the last two are only written. */
const columns = [
  tallies.currentStreak,
  tallies.longestStreak,
  tallies.month,
  tallies.week,
  tallies.totalScore,
  tallies.correct,
  tallies.wrong,
  tallies.skillValue,
  tallies.skillPicks,
  tallies.pastScore,
  tallies.pastCorrect,
  tallies.pastWrong,
  tallies.pastSkillValue,
  tallies.pastSkillPicks,
  tallies.monthScore,
  tallies.monthCorrect,
  tallies.monthWrong,
  tallies.weekScore,
  tallies.weekCorrect,
  tallies.weekWrong,
  tallies.seasonSkill,
  tallies.totalSkill,
].map(({ name }) => sql.identifier(name));

const listOf = (toPart: (column: (typeof columns)[number]) => SQL): SQL => sql.join(columns.map(toPart), sql`, `);

/** The cells of the tally `t`. */
export const tallyCells = listOf((column) => sql`t.${column}`);

function toFigures([score, correct, wrong, value = '0', picks = '0']: readonly string[]): Figures {
  return {
    score: Number(score),
    correct: Number(correct),
    wrong: Number(wrong),
    value: Number(value),
    picks: Number(picks),
  };
}

/** Converts the cells of a tally; null if there is none. */
export function toUserTally(cells: readonly string[]): UserTally | null {
  const [current, longest, month = '', week = ''] = cells;
  if (current === nullCell) return null;
  return {
    currentStreak: Number(current),
    longestStreak: Number(longest),
    month,
    week,
    all: toFigures(cells.slice(4, 9)),
    past: toFigures(cells.slice(9, 14)),
    ofMonth: toFigures(cells.slice(14, 17)),
    ofWeek: toFigures(cells.slice(17, 20)),
  };
}

const cellsOf = ({ score, correct, wrong }: Figures): number[] => [score, correct, wrong];

/** The cells of a row to write. */
export function cellsOfTally(userId: number, tally: UserTally): (string | number | null)[] {
  const { currentStreak, longestStreak, month, week, all, past } = tally;
  const ofSeason = { value: all.value - past.value, picks: all.picks - past.picks };
  const days = [month || '-infinity', week || '-infinity'];
  const totals = [...cellsOf(all), all.value, all.picks, ...cellsOf(past), past.value, past.picks];
  const ofPeriods = [...cellsOf(tally.ofMonth), ...cellsOf(tally.ofWeek)];
  return [
    userId,
    currentStreak,
    longestStreak,
    ...days,
    ...totals,
    ...ofPeriods,
    rankedScore(ofSeason),
    rankedScore(all),
  ];
}

/** Writes tallies. A user without a graded pick has none. */
export async function writeTallies(tx: Tx, rows: ReturnType<typeof createRows>): Promise<void> {
  await tx.execute(
    sql`create temporary table new_tallies on commit drop as select t.user_id, ${tallyCells} from tallies t with no data`,
  );
  await rows.writeTo(tx, 'new_tallies');
  await tx.execute(sql`analyze new_tallies (user_id)`);
  await tx.execute(sql`
    merge into tallies t using new_tallies n on t.user_id = n.user_id
    when matched and n.correct + n.wrong = 0 then delete
    when matched then update set ${listOf((column) => sql`${column} = n.${column}`)}
    when not matched and n.correct + n.wrong > 0 then
      insert (user_id, username, is_hidden, ${listOf((column) => sql`${column}`)})
      values (n.user_id, (select username from users where id = n.user_id), (select is_hidden from users where id = n.user_id),
        ${listOf((column) => sql`n.${column}`)})`);
  await tx.execute(sql`drop table new_tallies`);
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
