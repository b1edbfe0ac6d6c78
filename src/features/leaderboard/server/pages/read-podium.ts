import { sql } from 'drizzle-orm';
import type { Podium } from '../../contract/leaderboard.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { rankRows } from '#rules/picks/rank-rows.ts';
import type { Db } from '#platform/db/open-db.ts';

type Row = { username: string; profilePic: string; totalScore: number; totalGuessesCorrect: number };

const places = 3;

/** Reads the first three users of the week that begins on a Monday (YYYY-MM-DD), by its picks: tallies have the newest week only. */
export async function readPodium(db: Db, monday: string): Promise<Podium> {
  const { rows } = await db.execute<Row>(sql`
    select t.username, u.profile_pic as "profilePic", s.score::integer as "totalScore", s.correct::integer as "totalGuessesCorrect"
    from (
      select p.user_id, sum(p.bases) as score, count(*) filter (where p.outcome = 'correct') as correct
      from games g join picks p using (game_pk)
      where g.official_date between ${monday}::date and ${addDays(monday, 6)}::date and p.official_date = g.official_date and p.bases > 0
      group by p.user_id
    ) s join tallies t using (user_id) join users u on u.id = s.user_id
    where not t.is_hidden
    order by -s.score, -s.correct, t.username
    limit ${places}`);
  const ranked = rankRows(rows);
  return {
    monday,
    rows: ranked.map(({ rank, username, profilePic, totalScore }) => ({ rank, username, profilePic, totalScore })),
  };
}
