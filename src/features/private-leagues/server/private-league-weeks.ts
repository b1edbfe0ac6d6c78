import { sql } from 'drizzle-orm';
import { sinceOf } from '#features/ranks/server/boards.ts';
import { createVersionCache } from '#features/ranks/server/version-cache.ts';
import { isCountingResults } from '#features/settlement/server/start-version.ts';
import type { Db } from '#platform/db/open-db.ts';
import { addDays } from '#rules/baseball/days.ts';
import type { PrivateLeagueWeeks } from '../contract.ts';
import { leadersByWeek, privateLeagueEvents } from '../rules/private-league-weeks.ts';
import { readShownMembers } from './read-private-leagues.ts';
import { readWeekRows, type StoredWeekRow } from './week-rows.ts';

const weeks = 4;

/** Games that two users called differently, won and lost by the first. */
type Duel = { userId: number; wins: number; losses: number };

/** Counts the games of the season of the boards that a user and each of the others called differently. */
async function readDuels(db: Db, userId: number, others: readonly number[]): Promise<Duel[]> {
  const { rows } = await db.execute<Duel>(sql`
    select o.user_id as "userId", count(*) filter (where p.outcome = 'correct')::integer as wins,
      count(*) filter (where p.outcome = 'wrong')::integer as losses
    from picks p join picks o on o.game_pk = p.game_pk and o.official_date = p.official_date and o.winner_id <> p.winner_id
    where p.user_id = ${userId} and p.official_date >= (select season from leaderboard_state)
      and p.outcome in ('correct', 'wrong') and o.user_id = any(${sql.param(others)}::integer[])
    group by o.user_id`);
  return rows;
}

/** `today`: the evening, YYYY-MM-DD */
type Query = { leagueId: number; userId: number; today: string };

/** Creates a function that reads the weeks of a league. What follows from picks is counted again after a game was graded. */
export function createPrivateLeagueWeeks(db: Db): (query: Query) => Promise<PrivateLeagueWeeks> {
  const weekCache = createVersionCache<StoredWeekRow[]>(db);
  const duelCache = createVersionCache<Duel[]>(db);

  return async ({ leagueId, userId, today }) => {
    const members = await readShownMembers(db, leagueId, userId);
    const thisWeek = sinceOf('week', today) ?? '';
    const since = addDays(thisWeek, -7 * (weeks - 1));
    const ids = members.map((member) => member.userId);
    const others = ids.filter((id) => id !== userId);
    const isCounting = await isCountingResults(db, ids);
    const [rows, duels] = await Promise.all([
      weekCache(`${since} ${ids.join()}`, () => readWeekRows(db, ids, since)),
      duelCache(`${userId} ${others.join()}`, () => readDuels(db, userId, others)),
    ]);
    const memberOf = new Map(members.map((member) => [member.userId, member]));
    const leaders = leadersByWeek(rows.map((row) => ({ ...row, username: memberOf.get(row.userId)?.username ?? '' })));
    const past = isCounting ? [] : leaders.filter(({ monday }) => monday < thisWeek);
    return {
      isCounting,
      thisWeek: (!isCounting && leaders.find(({ monday }) => monday === thisWeek)) || null,
      lastWeek: past.find(({ monday }) => monday === addDays(thisWeek, -7)) ?? null,
      rivals: duels
        .toSorted((one, other) => other.wins + other.losses - one.wins - one.losses || one.userId - other.userId)
        .map(({ userId: id, wins, losses }) => {
          const { username = '', profilePic = '' } = memberOf.get(id) ?? {};
          return { username, profilePic, wins, losses };
        }),
      events: privateLeagueEvents(members, past),
    };
  };
}
