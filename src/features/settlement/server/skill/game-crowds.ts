import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/open-db.ts';

/**
 * Counts the picks of a game for its official date once, after the lock. Later changes, such as a deleted account, do not
 * change the crowd.
 */
export async function storeCrowd(tx: Tx, gamePk: number): Promise<void> {
  await tx.execute(sql`
    insert into game_crowds (game_pk, official_date, away, home)
    select g.game_pk, g.official_date, c.away, c.home
    from games g cross join lateral (
      select count(*) filter (where p.winner_id = g.away_id) as away, count(*) filter (where p.winner_id = g.home_id) as home
      from picks p
      where p.game_pk = g.game_pk and p.official_date = g.official_date
    ) c
    where g.game_pk = ${gamePk}
    on conflict (game_pk, official_date) do nothing`);
}
