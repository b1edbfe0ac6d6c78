import { and, asc, eq, inArray } from 'drizzle-orm';
import { clubNamesOfPick } from '#features/picks/server/read-own-picks.ts';
import { readScoreRanks } from '#features/ranks/server/score-ranks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { games, leaderboardState, picks, tallies } from '#platform/db/schema.ts';
import { waitOn } from '#platform/jobs/clock.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { addDays } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { eveningAt, eveningRecord } from '#rules/picks/evening.ts';
import type { Services } from '#sources/services.ts';
import { type ReminderText, describeResults, type EveningResults, isQuiet } from '../rules.ts';
import { readSubscriptions } from './push-subscriptions.ts';
import { queueText, type Ways, waysOf, claim, readUsersForResults, type WaitingUser } from './remind-user.ts';

/** real ms: results of the evening before are not sent later than this */
const lifetime = 12 * 3_600_000;

/** `isPlayed`: a picked game is not over */
type UserResults = Omit<EveningResults, 'rank'> & { isPlayed: boolean };

function resultsOf(rows: Awaited<ReturnType<typeof readPicks>>): UserResults {
  return {
    record: eveningRecord(rows.map(({ pick }) => pick)),
    picks: rows.flatMap(({ pick, awayId, awayName, homeName }) => {
      const { outcome, bases } = pick;
      const names = { awayId, awayName: awayName ?? 'Away', homeName: homeName ?? 'Home' };
      return outcome === null ? [] : [{ ...clubNamesOfPick(pick, names), outcome, bases: bases ?? 0 }];
    }),
    isPlayed: rows.some(({ pick, phase }) => pick.outcome === null && phase !== 'held'),
  };
}

/** The picks of users of an evening (YYYY-MM-DD), in the order of first pitches. */
async function readPicks(db: Db, userIds: readonly number[], evening: string) {
  const { awayId, awayName, homeName, phase } = games;
  return db
    .select({ pick: picks, awayId, awayName, homeName, phase })
    .from(picks)
    .innerJoin(games, eq(games.gamePk, picks.gamePk))
    .where(and(inArray(picks.userId, [...userIds]), eq(picks.officialDate, evening)))
    .orderBy(asc(games.settledPitchAt), asc(picks.gamePk));
}

/** Reads the results of users in an evening (YYYY-MM-DD). A user without a pick is missing. */
export async function readResults(
  db: Db,
  userIds: readonly number[],
  evening: string,
): Promise<Map<number, UserResults>> {
  const byUser = Map.groupBy(await readPicks(db, userIds, evening), ({ pick }) => pick.userId);
  return new Map([...byUser].map(([userId, rows]) => [userId, resultsOf(rows)]));
}

/** The ranks of users on the season's board; those who are not on it are missing. */
export async function readRanksOf(db: Db, userIds: readonly number[]): Promise<Map<number, number>> {
  const [{ rankOf }, rows] = await Promise.all([
    readScoreRanks(db, { name: 'season', since: null }),
    db
      .select({ userId: tallies.userId, score: tallies.totalScore, past: tallies.pastScore })
      .from(tallies)
      .innerJoin(leaderboardState, eq(leaderboardState.season, tallies.season))
      .where(and(inArray(tallies.userId, [...userIds]), eq(tallies.isHidden, false))),
  ]);
  return new Map(rows.map(({ userId, score, past }) => [userId, rankOf(score - past)]));
}

/**
 * Sends users who want it the results of their evening, from 5 AM Eastern on, when all their games of it are over and their quiet hours have
 * ended. A run returns the number of users.
 */
export function sendResults(
  services: Pick<Services, 'db' | 'clock' | 'realNow' | 'jobs' | 'mailJobs' | 'after' | 'log'>,
): PeriodicJob<number> {
  const { db, clock, realNow, jobs, mailJobs, after, log } = services;
  /** A user without a graded pick gets nothing, and is not looked at again for this evening. */
  async function send(user: WaitingUser, evening: string, text: ReminderText | null, ways: Ways | null) {
    return db.transaction(async (tx) => {
      if (!(await claim(tx, user.userId, 'resultsOf', evening)) || text === null || ways === null) return false;
      await queueText(tx, { jobs, ways }, { text, until: realNow() + lifetime });
      return true;
    });
  }

  async function sendBatch(users: readonly WaitingUser[], evening: string): Promise<number> {
    if (users.length === 0) return 0;
    const ids = users.map(({ userId }) => userId);
    const [results, ranks, subscriptions] = await Promise.all([
      readResults(db, ids, evening),
      readRanksOf(db, ids),
      readSubscriptions(db, ids, realNow()),
    ]);
    let sent = 0;
    for (const user of users) {
      const found = results.get(user.userId);
      if (found?.isPlayed === true) continue;
      const rank = ranks.get(user.userId) ?? null;
      const text = found === undefined || found.picks.length === 0 ? null : describeResults({ ...found, rank });
      if (await send(user, evening, text, waysOf(user, { canMail: mailJobs !== null, subscriptions }))) sent += 1;
    }
    return sent;
  }

  async function work(isStopped: () => boolean): Promise<number> {
    const now = clock.now();
    // before 5 AM the evening is that of the day before, which is not over
    if (eveningAt(now) !== baseballDay(now)) return 0;
    const evening = addDays(baseballDay(now), -1);
    let sent = 0;
    let users = await readUsersForResults(db, { evening, after: 0 });
    while (users.length > 0 && !isStopped()) {
      const awake = users.filter((user) => !isQuiet(user, clock.now()));
      sent += await sendBatch(awake, evening);
      users = await readUsersForResults(db, { evening, after: users.at(-1)?.userId ?? 0 });
    }
    return sent;
  }

  return periodicJob({ name: 'result mails', work, wait: waitOn(clock), after, log });
}
