import type { LeaderboardEntry, LeaderboardPage } from '../contract/leaderboard.ts';
import type { SkillBoard } from '../contract/skill.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import type { Db } from '#platform/db/open-db.ts';
import { readFirstHundred } from './pages/read-first-hundred.ts';
import { type PageQuery, readPage } from './pages/read-page.ts';
import { createTopPageCache } from './pages/top-page-cache.ts';
import { readSkillBoard, type SkillQuery } from './skill/read-skill-board.ts';

export type Leaderboards = {
  /** Returns the same array until something changes, so that it is serialized and compressed once. */
  first(): Promise<LeaderboardEntry[]>;
  page(query: PageQuery, userId: number | null): Promise<LeaderboardPage>;
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

export function createLeaderboards({ db, clock, realNow, readReplayed = () => null }: Options): Leaderboards {
  const source = { db, read: createTopPageCache({ db, realNow }) };
  const firstHundred = createResultCache<LeaderboardEntry[]>({ max: 1, ttl: { ms: validForMs, now: realNow } });

  return {
    first: () => firstHundred.read('', () => readFirstHundred(db)),
    async page(query, userId) {
      const page = await readPage(source, { query, userId, today: baseballDay(clock.now()) });
      return { ...page, replayed: readReplayed() };
    },
    async skill(query, userId) {
      return { ...(await readSkillBoard(db, query, userId)), replayed: readReplayed() };
    },
    invalidate: firstHundred.clear,
  };
}
