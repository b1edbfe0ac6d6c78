import { sql } from 'drizzle-orm';
import type { Period } from '../contract/leaderboard.ts';
import type { FanBase } from '../rules/rank-fan-bases.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/run-prepared.ts';
import { columns } from './pages/boards.ts';

/** `since`: first day of the period; `today`: the baseball day (YYYY-MM-DD) */
type Query = { period: Period; since: string | null; today: string };

/** Adds up the totals of the users on a board by the club for which they count (rules/counted-club.ts). Hidden users are left out. */
export function readClubTotals(db: Db, { period, since, today }: Query): Promise<FanBase[]> {
  const { score, correct, wrong, isOnBoard } = columns[period];
  return runPrepared<FanBase>(
    db,
    sql`
    select f.club as "teamId", count(*)::integer as members, sum(f.score)::integer as total,
      sum(f.correct)::integer as correct, sum(f.wrong)::integer as wrong
    from (
      select case when ${today}::date < e.until then e.team_id else u.favorite_team end as club, ${score} as score,
        ${correct} as correct, ${wrong} as wrong
      from tallies t join users u on u.id = t.user_id left join earlier_clubs e on e.user_id = t.user_id
      where ${isOnBoard(since)}
    ) f
    where f.club is not null
    group by f.club`,
  );
}
