import { sql } from 'drizzle-orm';
import type { Outcome } from '#rules/picks/scoring.ts';
import { type createRows, nullCell } from '#platform/db/copy-rows.ts';
import type { Tx } from '#platform/db/open-db.ts';

/** The grade of a pick as it is stored: the figures are null unless it is correct or wrong. */
export type Grade = {
  outcome: Outcome | null;
  streakBefore: number | null;
  streakAfter: number | null;
  longestBefore: number | null;
  bases: number | null;
};

/** `officialDate`: YYYY-MM-DD */
export type StoredPick = { userId: number; gamePk: number; officialDate: string; winnerId: number; grade: Grade };

/** The cells of the pick `p`. */
export const pickCells = sql`p.user_id, p.game_pk, p.official_date, p.winner_id, p.outcome, p.streak_before, p.streak_after,
  p.longest_before, p.bases`;

const toNumber = (cell: string | undefined): number | null => (cell === nullCell ? null : Number(cell));

const toOutcome = (cell: string | undefined): Outcome | null =>
  cell === 'correct' || cell === 'wrong' || cell === 'void' ? cell : null;

/** Converts the cells of a pick. */
export function toStoredPick(cells: readonly string[]): StoredPick {
  const [userId, gamePk, officialDate = '', winnerId, outcome, ...figures] = cells;
  const [streakBefore = null, streakAfter = null, longestBefore = null, bases = null] = figures
    .slice(0, 4)
    .map(toNumber);
  const grade = { outcome: toOutcome(outcome), streakBefore, streakAfter, longestBefore, bases };
  return { userId: Number(userId), gamePk: Number(gamePk), officialDate, winnerId: Number(winnerId), grade };
}

/** The cells of a row to write. */
export function cellsOfGrade({ userId, gamePk }: StoredPick, grade: Grade) {
  const { outcome, streakBefore, streakAfter, longestBefore, bases } = grade;
  return [userId, gamePk, outcome, streakBefore, streakAfter, longestBefore, bases];
}

/** Writes the grades of picks of some games. `now`: when an outcome that is new was settled */
export async function writeGrades(
  tx: Tx,
  rows: ReturnType<typeof createRows>,
  { gamePks, now }: { gamePks: readonly number[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    create temporary table new_grades on commit drop as
    select user_id, game_pk, outcome, streak_before, streak_after, longest_before, bases from picks with no data`);
  await rows.writeTo(tx, 'new_grades');
  await tx.execute(sql`analyze new_grades (user_id, game_pk)`);
  await tx.execute(sql`
    update picks p
    set outcome = n.outcome, streak_before = n.streak_before, streak_after = n.streak_after, longest_before = n.longest_before,
      bases = n.bases, settled_at = case when n.outcome is null then null
        when p.outcome is distinct from n.outcome then ${now}::timestamptz else p.settled_at end
    from new_grades n
    where p.game_pk = any (${sql.param(gamePks)}::integer[]) and p.game_pk = n.game_pk and p.user_id = n.user_id`);
  await tx.execute(sql`drop table new_grades`);
}
