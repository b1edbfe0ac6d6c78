import { type SQL, sql } from 'drizzle-orm';
import { rankedScore } from '#features/leaderboard/rules/skill-tally.ts';
import { type createRows, nullCell } from '#platform/db/copy-rows.ts';
import type { Tx } from '#platform/db/open-db.ts';
import { tallies } from '#platform/db/schema.ts';
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
