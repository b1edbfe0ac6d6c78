import type { LeaderboardEntry, LeaderboardRow } from '#contract/leaderboard.ts';
import type { Db } from '#server/db/open-db.ts';
import type { Board } from './boards.ts';
import type { BoardRow } from './read-rows.ts';
import { readScoreRanks, type ScoreRanks } from './score-ranks.ts';

function toEntry(row: BoardRow): LeaderboardEntry {
  const { username, profilePic, score, longestStreak, currentStreak, correct, wrong } = row;
  const guesses = { totalGuessesCorrect: correct, totalGuessesIncorrect: wrong };
  return { username, profilePic, totalScore: score, longestStreak, currentStreak, ...guesses };
}

/** What ranks the rows of one state of a board. */
export type Ranks = { total: number; rank(row: BoardRow): LeaderboardRow };

export type RankCache = {
  /** ranks of the state `version` of a board, or of the newest when that is past */
  of(board: Board, version: number): Promise<Ranks>;
};

const boardsKept = 20;

/** Ranks are found in histograms, which are kept until the boards change. */
export function createRankCache(db: Db): RankCache {
  const kept = new Map<string, ScoreRanks>();

  async function scoresOf(board: Board | 'before', version: number): Promise<ScoreRanks> {
    const name = board === 'before' ? board : `${board.period} ${board.since ?? ''}`;
    const known = kept.get(name);
    if (known?.version === version) return known;
    const fresh = await readScoreRanks(db, board);
    if (kept.size > boardsKept) kept.clear();
    kept.set(name, fresh);
    return fresh;
  }

  return {
    async of(board, version) {
      const [now, before] = await Promise.all([scoresOf(board, version), scoresOf('before', version)]);
      const movement = ({ scoreBefore }: BoardRow, rank: number) =>
        board.period === 'season' && scoreBefore !== null ? before.rankOf(scoreBefore) - rank : null;
      return {
        total: now.total,
        rank(row) {
          const rank = now.rankOf(row.score);
          return { ...toEntry(row), rank, movement: movement(row, rank) };
        },
      };
    },
  };
}
