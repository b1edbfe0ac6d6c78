import { sql } from 'drizzle-orm';
import { columns, sinceOf } from '#features/ranks/server/boards.ts';
import { createVersionCache } from '#features/ranks/server/version-cache.ts';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import type { Period } from '#rules/picks/period.ts';
import { fanBases } from '../contract.ts';
import { countedClub, type FanBase, membersForRank, rankFanBases } from '../rules/fan-bases.ts';
import { readAllegiance } from './allegiance.ts';

/** The table of the fan bases. The tallies of all users are added up once after a game was graded. */
export function fanBaseRoutes(db: Db) {
  const cache = createVersionCache<FanBase[]>(db);

  async function readRows(period: Period, today: string) {
    const since = sinceOf(period, today);
    const key = `${period} ${since} ${today.slice(0, 7)}`;
    const bases = await cache(key, () => readClubTotals(db, { period, since, today }));
    return rankFanBases(bases).map(({ rank, teamId, members, average, correct, wrong }) => {
      const name = clubById(teamId)?.name ?? `Club ${teamId}`;
      return { rank, teamId, name, members, average, correct, wrong };
    });
  }

  async function readOwn(userId: number, today: string) {
    const allegiance = await readAllegiance(db, userId);
    const { favorite, earlier } = allegiance;
    const isWaiting = earlier !== null && today < earlier.until && favorite !== earlier.teamId;
    return {
      teamId: countedClub(allegiance, today),
      next: isWaiting ? { teamId: favorite, from: earlier.until } : null,
    };
  }

  return {
    fanBases: serveData(fanBases, async ({ query: { period } }, { user, now }) => {
      const today = baseballDay(now);
      const [rows, own] = await Promise.all([readRows(period, today), user && readOwn(user.id, today)]);
      return { period, since: sinceOf(period, today), membersForRank, rows, own };
    }),
  };
}

/** `since`: first day of the period; `today`: the baseball day (YYYY-MM-DD) */
type Query = { period: Period; since: string | null; today: string };

/** Adds up the totals of the users on a board by the club for which they count (rules/fan-bases.ts). Hidden users are left out. */
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
