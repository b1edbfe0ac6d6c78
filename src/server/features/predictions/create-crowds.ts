import { sql } from 'drizzle-orm';
import type { Crowd } from '#contract/predictions.ts';
import type { PickableGame } from '#domain/predictions/model.ts';
import type { Db } from '#server/db/open-db.ts';

export type Crowds = { read(locked: readonly PickableGame[]): Promise<Map<number, Crowd>> };

/** `lock`: the date and lock of the game for which its picks were counted. `counting`: the count that runs or has ended. */
type Counted = { lock: string; countedAt: number; known: Crowd | null; counting: Promise<Crowd> };

const validForMs = 60_000;

/**
 * Counts the picks per club of locked games. Only deleted accounts and moved games change them, so older counts are shown
 * while they are counted again. A game can have 100,000 picks: one game is counted at a time, once for all requests.
 */
export function createCrowds(db: Db, realNow: () => number): Crowds {
  const cache = new Map<number, Counted>();
  let last: Promise<unknown> = Promise.resolve();

  function startCount(game: PickableGame, lock: string, known: Crowd | null): Counted {
    const counting = last.then(() => countPicks(db, game));
    const counted: Counted = { lock, known, counting, countedAt: realNow() };
    cache.set(game.gamePk, counted);
    last = counting.then(
      (crowd) => (counted.known = crowd),
      // a failure is not cached
      () => cache.delete(game.gamePk),
    );
    return counted;
  }

  function find(game: PickableGame): Counted {
    const lock = `${game.officialDate} ${game.locksAt}`;
    const cached = cache.get(game.gamePk);
    if (cached?.lock !== lock) return startCount(game, lock, null);
    return realNow() - cached.countedAt < validForMs ? cached : startCount(game, lock, cached.known);
  }

  return {
    async read(locked) {
      const crowds = new Map<number, Crowd>();
      for (const { gamePk, counted } of locked.map((game) => ({ gamePk: game.gamePk, counted: find(game) }))) {
        const crowd = counted.known ?? (await counted.counting);
        if (crowd.away + crowd.home > 0) crowds.set(gamePk, crowd);
      }
      return crowds;
    },
  };
}

async function countPicks(db: Db, { gamePk, officialDate, awayId, homeId }: PickableGame): Promise<Crowd> {
  const { rows } = await db.execute<{ away: number; home: number }>(sql`
    select count(*) filter (where winner_id = ${awayId})::integer as away,
      count(*) filter (where winner_id = ${homeId})::integer as home
    from picks where game_pk = ${gamePk} and official_date = ${officialDate}`);
  const { away = 0, home = 0 } = rows[0] ?? {};
  return { awayId, homeId, away, home };
}
