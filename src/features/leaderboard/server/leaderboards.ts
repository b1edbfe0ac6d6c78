import type { LeaderboardEntry, LeaderboardPage, LeaderboardRow, Podium } from '../contract/leaderboard.ts';
import type { SkillBoard } from '../contract/skill.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import type { Db } from '#platform/db/open-db.ts';
import { firstPeriodOf } from './pages/first-period-of.ts';
import { readFirstHundred } from './pages/read-first-hundred.ts';
import { type PageQuery, readPage } from './pages/read-page.ts';
import { readPodium } from './pages/read-podium.ts';
import { createTopPageCache } from './pages/top-page-cache.ts';
import { readSkillBoard, type SkillQuery } from './skill/read-skill-board.ts';

/** A part of a board without a period: that of the season, and at the top the one that opens first. */
type BoardQuery = Omit<PageQuery, 'period'> & { period?: PageQuery['period'] | undefined };

export type Leaderboards = {
  /** Returns the same array until something changes, so that it is serialized and compressed once. */
  first(): Promise<LeaderboardEntry[]>;
  /** Without a period, the board that opens first for the user. */
  page(query: BoardQuery, userId: number | null): Promise<LeaderboardPage>;
  skill(query: SkillQuery, userId: number | null): Promise<SkillBoard>;
  /** Call this when a game was settled, in this or another process. */
  invalidate(): void;
};

type Options = {
  db: Db;
  clock: Clock;
  realNow: () => number;
  /** share (0 to 1) of the past days whose picks by simulated fans are counted; null when all are */
  readReplayed?: () => number | null;
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

export function createLeaderboards({ db, clock, realNow, readReplayed = () => null }: Options): Leaderboards {
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
