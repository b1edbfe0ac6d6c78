import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';

/** Returns the latest season and the earlier ones with a board, as years, newest first. */
export async function readSkillSeasons(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ season: string }>(sql`
    select extract(year from season)::integer::text as season from (
      select season from leaderboard_state where season > '-infinity'
      union select since from score_counts where board = 'past skill'
    ) seasons order by seasons.season desc`);
  return rows.map(({ season }) => season);
}
