import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import type { Services } from '#sources/services.ts';
import type { Crowd } from '../contract/picks.ts';

export type Crowds = { read(locked: readonly PickableGame[]): Promise<Map<number, Crowd>> };

const validForMs = 60_000;

/** two weeks of games */
const cachedGames = 250;

/**
 * Counts the picks per club of locked games. Only deleted accounts and moved games change them, so older counts are shown
 * while they are counted again. A game can have 100,000 picks: one game is counted at a time, once for all requests.
 */
export function createCrowds({ db, realNow }: Pick<Services, 'db' | 'realNow'>): Crowds {
  const counts = createResultCache<Crowd>({
    max: cachedGames,
    ttl: { ms: validForMs, now: realNow },
    allowStale: true,
  });
  let last: Promise<unknown> = Promise.resolve();

  function countNext(game: PickableGame): Promise<Crowd> {
    const counting = last.then(() => countPicks(db, game));
    last = counting.catch(() => undefined);
    return counting;
  }

  return {
    async read(locked) {
      const read = async (game: PickableGame) => {
        const key = `${game.gamePk} ${game.officialDate} ${game.locksAt}`;
        return [game.gamePk, await counts.read(key, () => countNext(game))] as const;
      };
      const crowds = await Promise.all(locked.map(read));
      return new Map(crowds.filter(([, { away, home }]) => away + home > 0));
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
