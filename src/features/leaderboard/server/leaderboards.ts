import { sql } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { type Board, boardOn } from '#features/ranks/server/boards.ts';
import { ranksOfVersion, readVersion } from '#features/ranks/server/score-ranks.ts';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { addDays, firstDayOf } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { LeaderboardEntry } from '#rules/picks/leaderboard-entry.ts';
import type { Period } from '#rules/picks/period.ts';
import type { Services } from '#sources/services.ts';
import {
  type LeaderboardPage,
  type LeaderboardRow,
  type BoardPlace,
  leaderboard,
  leaderboardPage,
  type SkillBoard,
  skillBoard,
} from '../contract.ts';
import { type BoardRange, type BoardRow, encodePosition, rangeOf, readFirstHundred, readRows } from './board-rows.ts';
import { cutPage } from './cut-page.ts';
import { fanBaseRoutes } from './fan-base-routes.ts';
import { housePlayerRoutes } from './house-player-routes.ts';
import { createPodiums } from './podiums.ts';
import { createPreviousPages } from './previous-pages.ts';
import { readSkillBoard, type SkillPage, type SkillQuery } from './read-skill-board.ts';

type BoardPage = Omit<LeaderboardPage, 'replayed' | 'lastWeek'>;

/** A part of a board without a period: that of the season, and at the top the one that opens first. */
type BoardQuery = BoardPlace & { period?: Period | undefined };

export type Leaderboards = {
  /** Returns the same array until something changes, for ten seconds, so that it is serialized and compressed once. */
  first(): Promise<LeaderboardEntry[]>;
  /** Without a period, the board that opens first for the user. */
  page(query: BoardQuery, userId: number | null): Promise<LeaderboardPage>;
  skill(query: SkillQuery, userId: number | null): Promise<SkillBoard>;
};

const cachedPages = 10;
/** Real ms after which top pages and the first hundred are read again without a settlement: profile pictures may have changed. */
const validForMs = 10_000;
const isTop = ({ after, before, around }: BoardPlace): boolean => (after ?? before ?? around) === undefined;

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
  const previousPages = createPreviousPages<BoardPage>();
  const previousSkillPages = createPreviousPages<SkillPage>();
  const firstHundred = createResultCache<LeaderboardEntry[]>({ max: 1, ttl: { ms: validForMs, now: realNow } });

  const topRows = createResultCache<BoardRange>({ max: cachedPages, ttl: { ms: validForMs, now: realNow } });
  const readPodium = createPodiums(db, realNow);

  /** Reads the rows of a page with the row of the user `userId`. The top is read once for all users, at most every ten seconds. */
  async function readRange(board: Board, place: BoardPlace, userId: number | null): Promise<BoardRange> {
    const { above, below, ...position } = rangeOf(place);
    // one row more than a page on each side, to find out whether there are more
    const range = { ...position, above: above + 1, below: below + 1 };
    if (!isTop(place)) return readRows(db, board, range, userId);
    const { version, isCounting, own } = await readRows(db, board, { ...range, above: 0, below: 0 }, userId);
    const top = await topRows.read(`${board.period} ${board.since} ${version}`, () => readRows(db, board, range));
    const rows = top.below.map((row) => (row.username === own?.username ? own : row));
    return { version, isCounting, own, above: [], below: rows };
  }

  /** Reads a page of a board, with the row of the user `userId`. All is of one version. */
  async function readPage(board: Board, place: BoardPlace, userId: number | null): Promise<BoardPage> {
    const at = realNow();
    const range = await readRange(board, place, userId);
    // a user without a place yet
    if (place.around !== undefined && range.below.length === 0) return readPage(board, {}, userId);
    const { version, isCounting, own } = range;
    const { isCounted, ranks } = countRanks(db, board, version);
    const reader = JSON.stringify([board, place, userId]);
    return previousPages({ reader, version, at, isCounted }, ranks, async ({ total, rank }) => {
      const { rows, first, last } = cutPage(range, rangeOf(place));
      const isElsewhere = own !== null && rows.every(({ username }) => username !== own.username);
      const neighbors = isElsewhere ? await readNeighbors(db, board, own.username) : [];
      if ((await readVersion(db)) !== version) return readPage(board, place, userId);
      return {
        ...board,
        total,
        isCounting,
        rows: rows.map(rank),
        previous: first && encodePosition(first),
        next: last && encodePosition(last),
        own: own && rank(own),
        neighbors: neighbors.map(rank),
      };
    });
  }

  return {
    first: async () => firstHundred.read(String(await readVersion(db)), () => readFirstHundred(db)),
    async page(query, userId) {
      const today = baseballDay(clock.now());
      const period = query.period ?? (isTop(query) ? await firstPeriodOf(db, userId, today) : 'season');
      const rows = await readPage(boardOn(period, today), query, userId);
      const lastWeek = rows.period === 'week' && rows.since !== null ? await readPodium(addDays(rows.since, -7)) : null;
      const page = { ...rows, lastWeek };
      const replayed = readReplayed();
      const isCounting = page.isCounting || replayed !== null;
      return { ...(isCounting ? withoutRanks(page) : page), isCounting, replayed };
    },
    async skill(query, userId) {
      const reading = { at: realNow(), previousPages: previousSkillPages };
      return { ...(await readSkillBoard(db, query, userId, reading)), replayed: readReplayed() };
    },
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

/** rows above and below the own one that are shown with it when it is not on the page */
const nearby = 3;

/** Reads the rows around a user on a board, with the user's own. */
async function readNeighbors(db: Db, board: Board, username: string): Promise<BoardRow[]> {
  const range = { position: usernameKey(username), above: nearby, below: nearby + 1, isPositionAbove: false };
  const { above: rowsAbove, below: rowsBelow } = await readRows(db, board, range);
  return [...rowsAbove, ...rowsBelow];
}

function toEntry(row: BoardRow): LeaderboardEntry {
  const { username, profilePic, score, longestStreak, currentStreak, correct, wrong } = row;
  const guesses = { totalGuessesCorrect: correct, totalGuessesIncorrect: wrong };
  return { username, profilePic, totalScore: score, longestStreak, currentStreak, ...guesses };
}

/** The ranks of the newest version of a board, and whether its users were counted before. */
function countRanks(db: Db, { period, since }: Board, version: number) {
  const [now, before] = [
    ranksOfVersion(db, { name: period, since }, version),
    period === 'season' ? ranksOfVersion(db, { name: 'before', since: null }, version) : null,
  ];
  const ranks = Promise.all([now.ranks, before?.ranks]).then(([ofNow, ofBefore]) => ({
    total: ofNow.total,
    rank(row: BoardRow): LeaderboardRow {
      const rank = ofNow.rankOf(row.score);
      const movement = ofBefore && row.scoreBefore !== null ? ofBefore.rankOf(row.scoreBefore) - rank : null;
      return { ...toEntry(row), rank, movement };
    },
  }));
  return { isCounted: now.isCounted && before?.isCounted !== false, ranks };
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
