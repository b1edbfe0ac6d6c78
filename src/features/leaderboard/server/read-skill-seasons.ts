import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';

/** Returns the latest season and the earlier ones with a board, as years, newest first. */
export async function readSkillSeasons(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ season: string }>(sql`
    with recursive seasons as (
      select season from leaderboard_state where season > '-infinity'
      union all
      select (select max(season) from past_skills p where p.season < s.season and score is not null) from seasons s
      where s.season is not null
    )
    select extract(year from season)::integer::text as season from seasons where season is not null`);
  return rows.map(({ season }) => season);
}
