import type { LeaderboardEntry, LeaderboardRow } from '../../contract/leaderboard.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Board } from './boards.ts';
import type { BoardRow } from './page-statement.ts';
import { readScoreRanks } from '../score-ranks.ts';

function toEntry(row: BoardRow): LeaderboardEntry {
  const { username, profilePic, score, longestStreak, currentStreak, correct, wrong } = row;
  const guesses = { totalGuessesCorrect: correct, totalGuessesIncorrect: wrong };
  return { username, profilePic, totalScore: score, longestStreak, currentStreak, ...guesses };
}

/** Reads the ranks of the rows of a version of a board, or of the newest if that is outdated. */
export async function readRanks(
  db: Db,
  { period, since }: Board,
  version: number,
): Promise<{ total: number; rank: (row: BoardRow) => LeaderboardRow }> {
  const [now, before] = await Promise.all([
    readScoreRanks(db, { name: period, since }, version),
    period === 'season' ? readScoreRanks(db, { name: 'before', since: null }, version) : null,
  ]);
  return {
    total: now.total,
    rank(row) {
      const rank = now.rankOf(row.score);
      const movement = before === null || row.scoreBefore === null ? null : before.rankOf(row.scoreBefore) - rank;
      return { ...toEntry(row), rank, movement };
    },
  };
}
