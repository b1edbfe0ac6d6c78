import { type SQL, sql } from 'drizzle-orm';
import { pickValues } from '#features/leaderboard/rules/pick-values.ts';
import type { Db } from '#platform/db/open-db.ts';

type StoredCrowd = {
  gamePk: number;
  officialDate: string;
  awayId: number;
  homeId: number;
  away: number;
  home: number;
};

/** What a correct pick of a team in a game is worth, in millionths. The names are those of columns. */
export type PickValue = { game_pk: number; official_date: string; team_id: number; worth: number };

/**
 * Computes the values of picks from the crowds of games `c` and the games `g` that a condition selects. Games with too few picks
 * have none.
 */
export async function readPickValues(db: Pick<Db, 'execute'>, condition: SQL): Promise<PickValue[]> {
  const { rows } = await db.execute<StoredCrowd>(sql`
    select c.game_pk as "gamePk", c.official_date::text as "officialDate", g.away_id as "awayId", g.home_id as "homeId",
      c.away, c.home
    from game_crowds c join games g using (game_pk)
    ${condition}`);
  return rows.flatMap(({ gamePk: game_pk, officialDate: official_date, awayId, homeId, away, home }) => {
    const worth = pickValues({ away, home });
    if (worth === null) return [];
    return [
      { game_pk, official_date, team_id: awayId, worth: worth.away },
      { game_pk, official_date, team_id: homeId, worth: worth.home },
    ];
  });
}
