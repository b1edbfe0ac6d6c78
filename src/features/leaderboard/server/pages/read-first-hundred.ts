import { sql } from 'drizzle-orm';
import type { LeaderboardEntry } from '../../contract/leaderboard.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/run-prepared.ts';

const inOrderOfScore = sql`order by -t.total_score, -t.correct, t.username limit 100`;

/**
 * Two indexes: users with a past season by their totals, and users without one in the order of their only season. The
 * second part skips users below the hundredth of the first.
 */
const firstHundred = sql`
  with recursive seasons as (
    select max(season) as since from tallies
    union all
    select (select max(season) from tallies where season < since) from seasons where since is not null
  ), veterans as (select t.* from tallies t where t.past_score > 0 and not t.is_hidden ${inOrderOfScore}),
  threshold as (select case count(*) when 100 then min(total_score) else 0 end as score from veterans),
  others as (
    select t.* from seasons s, lateral (
      select t.* from tallies t
      where t.season = s.since and -(t.total_score - t.past_score) <= -(select score from threshold) and t.past_score = 0 and not t.is_hidden
      order by -(t.total_score - t.past_score), -(t.correct - t.past_correct), t.username
      limit 100) t
  )
  select t.username, u.profile_pic as "profilePic", t.total_score as "totalScore", t.longest_streak as "longestStreak",
    t.current_streak as "currentStreak", t.correct as "totalGuessesCorrect", t.wrong as "totalGuessesIncorrect"
  from (select t.* from (select * from veterans union all select * from others) t ${inOrderOfScore}) t
  join users u on u.id = t.user_id
  order by -t.total_score, -t.correct, t.username`;

/** Reads the first hundred users by total score of all time. */
export function readFirstHundred(db: Db): Promise<LeaderboardEntry[]> {
  return runPrepared<LeaderboardEntry>(db, firstHundred);
}
