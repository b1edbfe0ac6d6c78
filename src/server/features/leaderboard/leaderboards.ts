import type { LeaderboardEntry, LeaderboardPage } from '#contract/leaderboard.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { createRankCache } from './rank-cache.ts';
import { readFirstHundred } from './read-first-hundred.ts';
import { type PageQuery, readPage } from './read-page.ts';
import { createTopPageCache } from './top-page-cache.ts';

export type Leaderboards = {
  /** the same array until something changes, so that it is written and compressed once */
  first(): Promise<LeaderboardEntry[]>;
  page(query: PageQuery, userId: number | null): Promise<LeaderboardPage>;
  /** to be called when a game has been settled, here or in another process */
  invalidate(): void;
};

type Options = { db: Db; clock: Clock; realNow: () => number };

/** real ms after which the first page is read again though nobody said that it changed: pictures do, too */
const goodFor = 10_000;

export function createLeaderboards({ db, clock, realNow }: Options): Leaderboards {
  const source = { ranks: createRankCache(db), read: createTopPageCache({ db, realNow }) };
  let kept: { entries: Promise<LeaderboardEntry[]>; at: number } | null = null;

  return {
    first() {
      if (kept === null || realNow() - kept.at > goodFor) {
        const fresh = { entries: readFirstHundred(db), at: realNow() };
        fresh.entries.catch(() => {
          if (kept === fresh) kept = null;
        });
        kept = fresh;
      }
      return kept.entries;
    },
    page: (query, userId) => readPage(source, { query, userId, today: baseballDay(clock.now()) }),
    invalidate() {
      kept = null;
    },
  };
}
