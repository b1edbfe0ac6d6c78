import { sql } from 'drizzle-orm';
import { putGame } from '#features/settlement/server/testing/season-of-picks.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';

const hour = 3_600_000;
const firstPitch = Date.parse('2026-06-30T23:10:00Z');

/** Game `n` of a season with one game a day, which the application's league does not contain. */
export function createDailyGame(n: number, facts: Partial<PickableGame> = {}): PickableGame {
  const startsAt = firstPitch + n * 24 * hour;
  const officialDate = new Date(startsAt - 5 * hour).toISOString().slice(0, 10);
  return pickable({ gamePk: n, startsAt, officialDate, leftPreviewAt: startsAt, ...facts });
}

/** Stores the game and, in random order, a pick of every user with `id % of = share`; 54 % pick the home team. */
export async function addPicksOfGame(db: Db, game: PickableGame, { of = 1, share = 0 } = {}): Promise<void> {
  const { gamePk, officialDate, homeId, awayId } = game;
  await putGame(db, game);
  await db.execute(sql`
    insert into picks (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at)
    select id, ${gamePk}::integer, ${officialDate}::date, case when is_home then ${homeId}::integer else ${awayId}::integer end,
      case when is_home then ${awayId}::integer else ${homeId}::integer end, now(), now()
    from users, lateral (select abs(hashint4(id * 31 + ${gamePk}::integer)) % 100 < 54 as is_home) pick
    where id % ${of}::integer = ${share}::integer
    order by hashint4(id + ${gamePk}::integer)`);
}
