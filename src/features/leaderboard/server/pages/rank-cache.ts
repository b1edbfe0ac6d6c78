import type { LeaderboardEntry, LeaderboardRow } from '../../contract/leaderboard.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Board } from './boards.ts';
import type { BoardRow } from './page-statement.ts';
import { readScoreRanks, type ScoreRanks } from '../score-ranks.ts';

function toEntry(row: BoardRow): LeaderboardEntry {
  const { username, profilePic, score, longestStreak, currentStreak, correct, wrong } = row;
  const guesses = { totalGuessesCorrect: correct, totalGuessesIncorrect: wrong };
  return { username, profilePic, totalScore: score, longestStreak, currentStreak, ...guesses };
}

/** Ranks the rows of one version of a board. */
export type Ranks = { total: number; rank(row: BoardRow): LeaderboardRow };

export type RankCache = {
  /** Returns the ranks of this version of a board, or of the newest if that is outdated. */
  read(board: Board, version: number): Promise<Ranks>;
};

const cachedBoards = 20;

/** Caches the ranks of each board until its version changes. */
export function createRankCache(db: Db): RankCache {
  const ranks = createResultCache<ScoreRanks>({ max: cachedBoards });

  function readRanks(board: Board | 'before', version: number): Promise<ScoreRanks> {
    const counted = board === 'before' ? { name: board, since: null } : { name: board.period, since: board.since };
    return ranks.read(`${counted.name} ${counted.since} ${version}`, () => readScoreRanks(db, counted));
  }

  return {
    async read(board, version) {
      const [now, before] = await Promise.all([readRanks(board, version), readRanks('before', version)]);
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
