import { sql } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { type Board, boardOn } from '#features/ranks/server/boards.ts';
import { ranksOfVersion, readVersion } from '#features/ranks/server/score-ranks.ts';
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
import { type BoardRow, encodePosition, rangeOf, readFirstHundred, readRows } from './board-rows.ts';
import { cutPage } from './cut-page.ts';
import { fanBaseRoutes } from './fan-base-routes.ts';
import { housePlayerRoutes } from './house-player-routes.ts';
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

/** Real ms after which the first hundred are read again without a settlement: profile pictures may have changed. */
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
  const previousPages = createPreviousPages<BoardPage>();
  const previousSkillPages = createPreviousPages<SkillPage>();
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

  /** Reads a page of a board, with the row of the user `userId`. All is of one version. */
  async function readPage(board: Board, place: BoardPlace, userId: number | null): Promise<BoardPage> {
    const { above, below, ...position } = rangeOf(place);
    const at = realNow();
    // one row more than a page on each side, to find out whether there are more
    const range = await readRows(db, board, { ...position, above: above + 1, below: below + 1 }, userId);
    if (place.around !== undefined && range.below.length === 0) throw new NotFound('This user is not on this board.');
    const { version, isCounting, own } = range;
    const { isCounted, ranks } = countRanks(db, board, version);
    const reader = JSON.stringify([board, place, userId]);
    return previousPages({ reader, version, at, isCounted }, ranks, async ({ total, rank }) => {
      const { rows, first, last } = cutPage(range, { above, below });
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
      const isTop = query.after === undefined && query.before === undefined && query.around === undefined;
      const period = query.period ?? (isTop ? await firstPeriodOf(db, userId, today) : 'season');
      const rows = await readPage(boardOn(period, today), query, userId);
      const lastWeek = rows.period === 'week' && rows.since !== null ? await readLastWeek(rows.since) : null;
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
