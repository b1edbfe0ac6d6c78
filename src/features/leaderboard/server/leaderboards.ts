import { sql } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { type Board, boardOn } from '#features/ranks/server/boards.ts';
import { readScoreRanks } from '#features/ranks/server/score-ranks.ts';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { addDays, firstDayOf } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { LeaderboardEntry } from '#rules/picks/leaderboard-entry.ts';
import type { Period } from '#rules/picks/period.ts';
import { rankRows } from '#rules/picks/rank-rows.ts';
import type { Services } from '#sources/services.ts';
import {
  type LeaderboardPage,
  type LeaderboardRow,
  type Podium,
  type BoardPlace,
  leaderboard,
  leaderboardPage,
  type SkillBoard,
  skillBoard,
} from '../contract.ts';
import {
  readFirstHundred,
  decodePosition,
  encodePosition,
  top,
  type RowRange,
  type BoardRow,
  readRows,
  type BoardRange,
} from './board-rows.ts';
import { cutPage, pageSize } from './cut-page.ts';
import { fanBaseRoutes } from './fan-base-routes.ts';
import { housePlayerRoutes } from './house-player-routes.ts';
import { readSkillBoard, type SkillQuery } from './read-skill-board.ts';

/** A part of a board without a period: that of the season, and at the top the one that opens first. */
type BoardQuery = BoardPlace & { period?: Period | undefined };

export type Leaderboards = {
  /** Returns the same array until something changes, so that it is serialized and compressed once. */
  first(): Promise<LeaderboardEntry[]>;
  /** Without a period, the board that opens first for the user. */
  page(query: BoardQuery, userId: number | null): Promise<LeaderboardPage>;
  skill(query: SkillQuery, userId: number | null): Promise<SkillBoard>;
  /** Call this when a game was settled, in this or another process. */
  invalidate(): void;
};

/** Real ms after which top pages and the first hundred are read again without a settlement: profile pictures may have changed. */
const validForMs = 10_000;
/** Real ms after which the podium of a past week is read again: only a correction changes it, and it counts all picks of the week. */
const podiumValidForMs = 600_000;

const withoutRank = (row: LeaderboardRow): LeaderboardRow => ({ ...row, rank: null, movement: null });

/** A page whose order is not final, without places. */
function withoutRanks(page: Omit<LeaderboardPage, 'replayed'>) {
  const own = page.own && withoutRank(page.own);
  return { ...page, own, rows: page.rows.map(withoutRank), neighbors: page.neighbors.map(withoutRank), lastWeek: null };
}

/** `readReplayed`: share (0 to 1) of the past days whose picks by simulated users are counted; null when all are */
export function createLeaderboards(
  { db, clock, realNow }: Pick<Services, 'db' | 'clock' | 'realNow'>,
  readReplayed: () => number | null = () => null,
): Leaderboards {
  const source = { db, read: createTopPageCache({ db, realNow }) };
  const firstHundred = createResultCache<LeaderboardEntry[]>({ max: 1, ttl: { ms: validForMs, now: realNow } });

  const podiums = createResultCache<Podium>({
    max: 2,
    ttl: { ms: podiumValidForMs, now: realNow },
    allowStale: true,
  });

  async function readLastWeek(since: string): Promise<Podium | null> {
    const monday = addDays(since, -7);
    const podium = await podiums.read(monday, () => readPodium(db, monday));
    return podium.rows.length === 0 ? null : podium;
  }

  return {
    first: () => firstHundred.read('', () => readFirstHundred(db)),
    async page(query, userId) {
      const today = baseballDay(clock.now());
      const isTop = query.after === undefined && query.before === undefined && query.around === undefined;
      const period = query.period ?? (isTop ? await firstPeriodOf(db, userId, today) : 'season');
      const rows = await readPage(source, { query: { ...query, period }, userId, today });
      const lastWeek = rows.period === 'week' && rows.since !== null ? await readLastWeek(rows.since) : null;
      const page = { ...rows, lastWeek };
      const replayed = readReplayed();
      const isCounting = page.isCounting || replayed !== null;
      return { ...(isCounting ? withoutRanks(page) : page), isCounting, replayed };
    },
    async skill(query, userId) {
      return { ...(await readSkillBoard(db, query, userId)), replayed: readReplayed() };
    },
    invalidate: firstHundred.clear,
  };
}

/**
 * The board that opens first: the week's for a user without a graded pick of an earlier week than that of `today` (YYYY-MM-DD), who would
 * be at the end of the season's. `userId`: null for a visitor
 */
async function firstPeriodOf(db: Db, userId: number | null, today: string): Promise<Period> {
  if (userId === null) return 'season';
  const [row] = await runPrepared<{ isOld: boolean }>(
    db,
    sql`select t.week <> ${firstDayOf('week', today)}::date or t.correct + t.wrong > t.week_correct + t.week_wrong as "isOld"
      from tallies t where t.user_id = ${userId}`,
  );
  return row?.isOld === true ? 'season' : 'week';
}

type Row = { username: string; profilePic: string; totalScore: number; totalGuessesCorrect: number };

const places = 3;

/** Reads the first three users of the week that begins on a Monday (YYYY-MM-DD), by its picks: tallies have the newest week only. */
async function readPodium(db: Db, monday: string): Promise<Podium> {
  const { rows } = await db.execute<Row>(sql`
    select t.username, u.profile_pic as "profilePic", s.score::integer as "totalScore", s.correct::integer as "totalGuessesCorrect"
    from (
      select p.user_id, sum(p.bases) as score, count(*) filter (where p.outcome = 'correct') as correct
      from games g join picks p using (game_pk)
      where g.official_date between ${monday}::date and ${addDays(monday, 6)}::date and p.official_date = g.official_date and p.bases > 0
      group by p.user_id
    ) s join tallies t using (user_id) join users u on u.id = s.user_id
    where not t.is_hidden
    order by -s.score, -s.correct, t.username
    limit ${places}`);
  const ranked = rankRows(rows);
  return {
    monday,
    rows: ranked.map(({ rank, username, profilePic, totalScore }) => ({ rank, username, profilePic, totalScore })),
  };
}

type PageQuery = BoardPlace & { period: Period };

/** rows above and below the own one that are shown with it when it is not on the page */
const nearby = 3;

function rangeOf({ after, before, around }: PageQuery): RowRange {
  if (after !== undefined)
    return { position: decodePosition('after', after), above: 0, below: pageSize, isPositionAbove: true };
  if (before !== undefined)
    return { position: decodePosition('before', before), above: pageSize, below: 0, isPositionAbove: false };
  if (around !== undefined)
    return { position: usernameKey(around), above: pageSize / 2, below: pageSize / 2, isPositionAbove: false };
  return { position: top, above: 0, below: pageSize, isPositionAbove: true };
}

/** Reads a page of a board on the baseball day `today` (YYYY-MM-DD), with the row of the user `userId`. */
async function readPage(
  { db, read }: { db: Db; read: ReadRange },
  { query, userId, today }: { query: PageQuery; userId: number | null; today: string },
): Promise<Omit<LeaderboardPage, 'replayed' | 'lastWeek'>> {
  const board = boardOn(query.period, today);
  const { above, below, ...position } = rangeOf(query);
  // reads one row more than a page on each side, to find out whether there are more
  const range = await read(board, { ...position, above: above + 1, below: below + 1 }, userId);
  if (query.around !== undefined && range.below.length === 0) throw new NotFound('This user is not on this board.');
  const { rows, first, last } = cutPage(range, { above, below });
  const { total, rank } = await readRanks(db, board, range.version);
  const { own } = range;
  const isElsewhere = own !== null && rows.every(({ username }) => username !== own.username);
  return {
    ...board,
    total,
    isCounting: range.isCounting,
    rows: rows.map(rank),
    previous: first && encodePosition(first),
    next: last && encodePosition(last),
    own: own && rank(own),
    neighbors: isElsewhere ? await readNeighbors(db, board, own.username) : [],
  };
}

/** Reads the rows around a user on a board, with the user's own. */
async function readNeighbors(db: Db, board: Board, username: string): Promise<LeaderboardRow[]> {
  const position = usernameKey(username);
  const { version, above, below } = await readRows(db, board, {
    position,
    above: nearby,
    below: nearby + 1,
    isPositionAbove: false,
  });
  const { rank } = await readRanks(db, board, version);
  return [...above, ...below].map(rank);
}

function toEntry(row: BoardRow): LeaderboardEntry {
  const { username, profilePic, score, longestStreak, currentStreak, correct, wrong } = row;
  const guesses = { totalGuessesCorrect: correct, totalGuessesIncorrect: wrong };
  return { username, profilePic, totalScore: score, longestStreak, currentStreak, ...guesses };
}

/** Reads the ranks of the rows of a version of a board, or of the newest if that is outdated. */
async function readRanks(
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

export function leaderboardRoutes({ db }: Services, leaderboards: Leaderboards) {
  return {
    leaderboard: serveData(leaderboard, () => leaderboards.first()),
    leaderboardPage: serveData(leaderboardPage, ({ query }, { user }) => leaderboards.page(query, user?.id ?? null)),
    skillBoard: serveData(skillBoard, ({ query }, { user }) => leaderboards.skill(query, user?.id ?? null)),
    ...fanBaseRoutes(db),
    ...housePlayerRoutes(db),
  };
}

/** Reads a range of rows of a board, with the row of the user `userId`. */
type ReadRange = (board: Board, range: RowRange, userId: number | null) => Promise<BoardRange>;

const cachedPages = 10;

/** Caches the top page of each board until its version changes; the query of the own row reads the version. */
function createTopPageCache({ db, realNow }: Pick<Services, 'db' | 'realNow'>): ReadRange {
  const topRows = createResultCache<BoardRange>({ max: cachedPages, ttl: { ms: validForMs, now: realNow } });

  async function readTop(board: Board, range: RowRange, userId: number | null): Promise<BoardRange> {
    const { version, isCounting, own } = await readRows(db, board, { ...range, above: 0, below: 0 }, userId);
    const key = `${board.period} ${board.since} ${version}`;
    const rows = await topRows.read(key, () => readRows(db, board, range));
    // a game was graded between the two statements
    if (rows.version !== version) return readRows(db, board, range, userId);
    return { ...rows, isCounting, below: rows.below.map((row) => (row.username === own?.username ? own : row)), own };
  }

  return (board, range, userId) =>
    range.position === top ? readTop(board, range, userId) : readRows(db, board, range, userId);
}
