import { rankRows } from '#rules/picks/rank-rows.ts';
import type { Db } from '#platform/db/open-db.ts';
import { readScoresOf } from '#features/leaderboard/server/read-scores-of.ts';
import type { ShownMember, TableOf, TableQuery } from './table-query.ts';

const noScore = {
  totalScore: 0,
  totalGuessesCorrect: 0,
  totalGuessesIncorrect: 0,
  longestStreak: 0,
  currentStreak: 0,
};

/** Ranks members by total bases; those without a graded pick in the period follow without a rank, in the given order. */
export async function readScoreTable(
  db: Db,
  members: readonly ShownMember[],
  { span, since }: TableQuery,
): Promise<TableOf<'score'>> {
  const userIds = members.map(({ userId }) => userId);
  const scores = await readScoresOf(db, { span, since, userIds });
  const onBoard = new Set(scores.filter(({ isOnBoard }) => isOnBoard).map(({ userId }) => userId));
  const scoreOf = new Map(scores.map(({ userId, score }) => [userId, score]));
  const toRow = ({ userId, ...member }: ShownMember) => ({ ...member, ...(scoreOf.get(userId) ?? noScore) });
  const ranked = rankRows(members.filter(({ userId }) => onBoard.has(userId)).map(toRow));
  const others = members
    .filter(({ userId }) => !onBoard.has(userId))
    .map((member) => ({ ...toRow(member), rank: null }));
  return { board: 'score', period: span, since, rows: [...ranked, ...others] };
}
