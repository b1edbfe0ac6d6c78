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

export type RankBook = {
  /** ranks of the state `version` of a board, or of the newest when that is past */
  of(board: Board | 'before', version: number): Promise<ScoreRanks>;
  rank(board: Board, rows: readonly BoardRow[]): Promise<LeaderboardRow[]>;
};

const boardsKept = 20;

/** Ranks are found in histograms, which are kept until the boards change. */
export function createRankBook(db: Db): RankBook {
  const kept = new Map<string, ScoreRanks>();

  async function of(board: Board | 'before', version: number): Promise<ScoreRanks> {
    const name = board === 'before' ? board : `${board.period} ${board.since ?? ''}`;
    const known = kept.get(name);
    if (known?.version === version) return known;
    const fresh = await readScoreRanks(db, board);
    if (kept.size > boardsKept) kept.clear();
    kept.set(name, fresh);
    return fresh;
  }

  return {
    of,
    async rank(board, rows) {
      const version = rows[0]?.version ?? 0;
      const [now, before] = await Promise.all([of(board, version), of('before', version)]);
      return rows.map((row) => {
        const rank = now.rankOf(row.score);
        const isTold = board.period === 'season' && row.scoreBefore !== null;
        return { ...toEntry(row), rank, movement: isTold ? before.rankOf(row.scoreBefore ?? 0) - rank : null };
      });
    },
  };
}
