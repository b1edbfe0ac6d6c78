import { type SQL, sql } from 'drizzle-orm';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { createResultCache, type ResultCache } from '#platform/http/create-result-cache.ts';
import type { LeaderboardEntry } from '#rules/picks/leaderboard-entry.ts';
import type { Period, Span } from '#rules/picks/period.ts';
import { columns, scoreAtWeek } from './boards.ts';
import { type SkillBoardName, skillColumns } from './skill-columns.ts';

/** The ranks of a board, computed from the number of users per score. */
export type ScoreRanks = {
  total: number;
  /** rank of a score: one more than the number of users above it */
  rankOf(score: number): number;
};

/**
 * A board of total bases, the season's board as it was when the newest week began or before the games of the day `since` and later days,
 * or a board of skill.
 */
type BoardName = Period | 'before' | 'before day' | SkillBoardName;

/** `since`: the first day of its period; null for the season's */
type CountedBoard = { name: BoardName; since: string | null };

type ScoreCount = { score: number; users: number };

/** Computes ranks from `counts`, best score first. */
function scoreRanks(counts: readonly ScoreCount[]): ScoreRanks {
  const scores = counts.map(({ score }) => score);
  const above = [0];
  for (const { users } of counts) above.push((above.at(-1) ?? 0) + users);
  return {
    total: above.at(-1) ?? 0,
    rankOf(score) {
      let low = 0;
      let high = scores.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((scores[middle] ?? 0) > score) low = middle + 1;
        else high = middle;
      }
      return 1 + (above[low] ?? 0);
    },
  };
}

/** The scores of the users on a board. */
function scoresOf({ name, since }: CountedBoard): SQL {
  if (name === 'before')
    return sql`select ${scoreAtWeek} as score 
      from tallies t cross join leaderboard_state s where t.season = s.season and not t.is_hidden`;
  if (name === 'before day')
    return sql`select t.total_score - t.past_score - coalesce(later.bases, 0) as score
      from tallies t left join (
        select p.user_id, sum(p.bases) as bases, count(p.bases) as graded
        from games g join picks p using (game_pk) where g.official_date >= ${since}::date group by p.user_id) later using (user_id)
      where t.season = (select season from leaderboard_state) and not t.is_hidden
        and t.correct - t.past_correct + t.wrong - t.past_wrong > coalesce(later.graded, 0)`;
  if (name === 'season' || name === 'month' || name === 'week')
    return sql`select ${columns[name].score} as score from tallies t where ${columns[name].isOnBoard(since)}`;
  const { table, score, isOfBoard } = skillColumns[name];
  return sql`select ${score} as score from ${table} t where ${isOfBoard(since ?? '')} and not t.is_hidden`;
}

const newestCounts = new WeakMap<Db, Promise<unknown>>();

/**
 * Counts the users per score. `scores`: a query with the column score of each user, null without a rank. One board is counted after
 * another by one process of the database, because all boards are counted after a settlement, while readers see the previous pages.
 */
export function countScores(db: Db, scores: SQL): Promise<ScoreRanks> {
  const count = async () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
      const { rows } = await tx.execute<ScoreCount>(sql`
        select score, count(*)::integer as users from (${scores}) scores
        where score is not null group by score order by score desc`);
      return scoreRanks(rows);
    });
  const counted = (newestCounts.get(db) ?? Promise.resolve()).then(count, count);
  newestCounts.set(db, counted);
  return counted;
}

const cachedBoards = 20;
const caches = new WeakMap<Db, ResultCache<ScoreRanks>>();

/** Reads the number of the newest version of the boards. */
export async function readVersion(db: Db): Promise<number> {
  const [row] = await runPrepared<{ version: number }>(
    db,
    sql`select version::integer as version from leaderboard_state`,
  );
  return row?.version ?? 0;
}

/**
 * Returns the ranks of a board, whose users are counted once per version, and whether they were counted before. `version`: the newest one.
 * If another one has begun since, the ranks can be its own.
 */
export function ranksOfVersion(db: Db, board: CountedBoard, version: number) {
  const cache = caches.get(db) ?? createResultCache<ScoreRanks>({ max: cachedBoards });
  caches.set(db, cache);
  const key = `${board.name} ${board.since} ${version}`;
  const isCounted = cache.has(key);
  return { isCounted, ranks: cache.read(key, () => countScores(db, scoresOf(board))) };
}

/** Returns the ranks of the newest version of a board. */
export async function readScoreRanks(db: Db, board: CountedBoard): Promise<ScoreRanks> {
  return ranksOfVersion(db, board, await readVersion(db)).ranks;
}

/** A user's totals of a period. `isOnBoard`: whether the user has a graded pick in it; otherwise its totals are 0 */
type PeriodScore = {
  userId: number;
  isOnBoard: boolean;
  score: Omit<LeaderboardEntry, 'username' | 'profilePic'>;
};

/** `since`: the first day of the period (YYYY-MM-DD); null for the season and all seasons */
type Query = { span: Span; since: string | null; userIds: readonly number[] };

/** Reads the totals of some users in a period, without those who never had a graded pick. */
export function readScoresOf(db: Db, { span, since, userIds }: Query): Promise<PeriodScore[]> {
  const { score, correct, wrong, ...board } = columns[span];
  const isOnBoard = board.isOnBoard(since);
  const inPeriod = (total: SQL) => sql`case when ${isOnBoard} then ${total} else 0 end`;
  return runPrepared<PeriodScore>(
    db,
    sql`select t.user_id as "userId", ${isOnBoard} as "isOnBoard", json_build_object('totalScore', ${inPeriod(score)},
      'totalGuessesCorrect', ${inPeriod(correct)}, 'totalGuessesIncorrect', ${inPeriod(wrong)},
      'longestStreak', t.longest_streak, 'currentStreak', t.current_streak) as score
      from tallies t where t.user_id = any(${sql.param(userIds)}::integer[])`,
  );
}
