import { and, asc, eq, inArray } from 'drizzle-orm';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { eveningAt } from '#rules/picks/evening.ts';
import { readScoreRanks } from '#features/leaderboard/server/score-ranks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { games, leaderboardState, picks, tallies } from '#platform/db/schema.ts';
import type { After } from '#platform/jobs/timers.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { describeResults, type EveningResults, type ResultPick } from '../rules/describe-results.ts';
import { isQuiet } from '../rules/quiet-hours.ts';
import { readSubscriptions } from './push-subscriptions.ts';
import type { ReminderSender } from './remind-user.ts';
import { claimResults, readUsersForResults, type WaitingUser } from './reminder-claims.ts';
import { pushJob, reminderMailJob } from './work-on-reminders.ts';

type Options = ReminderSender & { after: After; log: { error(detail: object, message: string): void } };

/** real ms: results of the evening before are not sent later than this */
const lifetime = 12 * 3_600_000;
/** real ms */
const minWait = 1000;
/** ms between two runs: of the league's clock, and of real time at most */
const maxWait = 60_000;

type Gathered = { results: Omit<EveningResults, 'rank'>; isPlayed: boolean };

/** The graded picks of users of an evening, in the order of first pitches. `isPlayed`: a picked game is not over */
export async function readResults(db: Db, userIds: readonly number[], evening: string): Promise<Map<number, Gathered>> {
  const rows = await db
    .select({
      pick: picks,
      awayId: games.awayId,
      awayName: games.awayName,
      homeName: games.homeName,
      phase: games.phase,
    })
    .from(picks)
    .innerJoin(games, eq(games.gamePk, picks.gamePk))
    .where(and(inArray(picks.userId, [...userIds]), eq(picks.officialDate, evening)))
    .orderBy(asc(games.settledPitchAt), asc(picks.gamePk));
  const gathered = new Map<number, Gathered>();
  for (const { pick, awayId, awayName, homeName, phase } of rows) {
    const { results, isPlayed } = gathered.get(pick.userId) ?? {
      results: { picks: [], streak: 0, endedStreak: 0 },
      isPlayed: false,
    };
    const names = [awayName ?? 'Away', homeName ?? 'Home'] as const;
    const [winnerName, loserName] = pick.winnerId === awayId ? names : [names[1], names[0]];
    const graded: ResultPick[] =
      pick.outcome === null ? [] : [{ winnerName, loserName, outcome: pick.outcome, bases: pick.bases ?? 0 }];
    gathered.set(pick.userId, {
      results: {
        picks: [...results.picks, ...graded],
        streak: pick.streakAfter ?? results.streak,
        endedStreak: Math.max(results.endedStreak, pick.outcome === 'wrong' ? (pick.streakBefore ?? 0) : 0),
      },
      isPlayed: isPlayed || (pick.outcome === null && phase !== 'held'),
    });
  }
  return gathered;
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
export function sendResults({ after, log, ...sender }: Options): PeriodicJob<number> {
  const { db, clock, realNow, jobs, canMail } = sender;

  async function send(user: WaitingUser, evening: string, results: EveningResults): Promise<boolean> {
    const text = describeResults(results);
    const until = realNow() + lifetime;
    const byMail = canMail && user.byMail && user.verifiedAt !== null && user.email !== null;
    const subscriptions = await readSubscriptions(db, [user.userId], realNow());
    return db.transaction(async (tx) => {
      if (!(await claimResults(tx, user.userId, evening))) return false;
      if (results.picks.length === 0) return false;
      if (byMail) await jobs.send(reminderMailJob, { userId: user.userId, text, until }, tx);
      for (const { endpoint } of subscriptions) await jobs.send(pushJob, { endpoint, text, until }, tx);
      return byMail || subscriptions.length > 0;
    });
  }

  async function sendBatch(users: readonly WaitingUser[], evening: string): Promise<number> {
    const ids = users.map(({ userId }) => userId);
    const [results, ranks] = await Promise.all([readResults(db, ids, evening), readRanksOf(db, ids)]);
    let sent = 0;
    for (const user of users) {
      const found = results.get(user.userId);
      if (isQuiet(user, clock.now()) || found?.isPlayed === true) continue;
      const ofUser = found?.results ?? { picks: [], streak: 0, endedStreak: 0 };
      if (await send(user, evening, { ...ofUser, rank: ranks.get(user.userId) ?? null })) sent += 1;
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
      sent += await sendBatch(users, evening);
      users = await readUsersForResults(db, { evening, after: users.at(-1)?.userId ?? 0 });
    }
    return sent;
  }

  const wait = Math.max(minWait, maxWait / Math.max(1, clock.speed));
  return periodicJob({ name: 'results', work, wait, after, log });
}
