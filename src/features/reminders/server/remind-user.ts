import { and, inArray, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { readStoredLocks, toLockingGames } from '#features/picks/server/stored-locks.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { picks, users } from '#platform/db/schema.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import type { LockingGame } from '#rules/picks/next-lock.ts';
import type { Services } from '#sources/services.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { describeReminder, type ReminderText, dueReminder } from '../rules.ts';
import { reminderSettings } from '../tables.ts';
import type { StoredSubscription } from './push-subscriptions.ts';
import { pushJob, reminderMailJob } from './work-on-reminders.ts';

type Waiting = { user: WaitingUser; picked: ReadonlySet<number>; subscriptions: readonly StoredSubscription[] };

/** real ms */
const longestLifetime = 24 * 3_600_000;

/** How a user is reminded. `mailTo`: the user's number, null without mail */
export type Ways = { mailTo: number | null; subscriptions: readonly StoredSubscription[] };

/** The ways in which a user can be reminded; null without any. */
export function waysOf(
  { userId, byMail, verifiedAt, email }: WaitingUser,
  { canMail, subscriptions }: { canMail: boolean; subscriptions: readonly StoredSubscription[] },
): Ways | null {
  const mailTo = canMail && byMail && verifiedAt !== null && email !== null ? userId : null;
  const ofUser = subscriptions.filter((each) => each.userId === userId);
  return mailTo === null && ofUser.length === 0 ? null : { mailTo, subscriptions: ofUser };
}

/** Adds a text to the queues of all ways. `until`: epoch ms, real time, after which it is not sent */
export async function queueText(
  tx: Tx,
  { jobs, ways: { mailTo, subscriptions } }: { jobs: Jobs; ways: Ways },
  { text, until }: { text: ReminderText; until: number },
): Promise<void> {
  if (mailTo !== null) await jobs.send(reminderMailJob, { userId: mailTo, text, until }, tx);
  for (const { endpoint } of subscriptions) await jobs.send(pushJob, { endpoint, text, until }, tx);
}

/** Adds the reminder of a day to the queues if it is due, once for each user; resolves to whether it was added. */
export async function remindUser(
  { db, clock, realNow, jobs, mailJobs }: Pick<Services, 'db' | 'clock' | 'realNow' | 'jobs' | 'mailJobs'>,
  { today, games, now }: { today: string; games: DayGames; now: number },
  { user, picked, subscriptions }: Waiting,
): Promise<boolean> {
  const missing = dueReminder(games.lockingGames(picked), user, now);
  const ways = waysOf(user, { canMail: mailJobs !== null, subscriptions });
  if (missing === null || ways === null) return false;
  const text = describeReminder(missing.flatMap(namesIn(games)), user.timeZone);
  // the league's clock may stand
  const lifetime = Math.min(longestLifetime, ((missing[0]?.locksAt ?? now) - now) / clock.speed);
  const until = realNow() + lifetime;
  return db.transaction(async (tx) => {
    if (!(await claim(tx, user.userId, 'remindedOn', today))) return false;
    await queueText(tx, { jobs, ways }, { text, until });
    return true;
  });
}

const namesIn =
  ({ cards }: DayGames) =>
  ({ gamePk, locksAt }: { gamePk: number; locksAt: number }) => {
    const card = cards.get(gamePk);
    if (card === undefined) return [];
    const { away, home } = card.teams;
    return [{ awayName: away.shortName, homeName: home.shortName, locksAt }];
  };

export type DayGames = {
  cards: ReadonlyMap<number, GameCard>;
  /** `picked`: the games of a user's picks */
  lockingGames(picked: ReadonlySet<number>): LockingGame[];
};

/** Reads the major-league games of a day (YYYY-MM-DD) with their locks. `now`: epoch ms, league clock. */
export async function readDayGames(
  { db, client }: Pick<Services, 'db' | 'client'>,
  today: string,
  now: number,
): Promise<DayGames> {
  const [{ value: cards }, locks] = await Promise.all([
    readSchedule(client, { date: today, level: majorLeagueLevel }),
    readStoredLocks(db, today, now),
  ]);
  return {
    cards: new Map(cards.map((card) => [card.gamePk, card])),
    lockingGames: (picked) => toLockingGames(cards, { locks, picked, now }),
  };
}

/** The games of a day that each of some users has picked. */
export async function readPicked(db: Db, gamePks: number[], userIds: number[]): Promise<Map<number, Set<number>>> {
  const rows = await db
    .select({ userId: picks.userId, gamePk: picks.gamePk })
    .from(picks)
    .where(and(inArray(picks.gamePk, gamePks), inArray(picks.userId, userIds)));
  const picked = new Map<number, Set<number>>();
  for (const { userId, gamePk } of rows) picked.set(userId, (picked.get(userId) ?? new Set()).add(gamePk));
  return picked;
}

const batchSize = 200;

/** The next users of `where` with a kind of reminder. `after`: the last user of the batch before */
async function readUsers(db: Db, where: SQL, after: number) {
  return db
    .select({
      userId: reminderSettings.userId,
      byMail: reminderSettings.byMail,
      from: reminderSettings.quietFrom,
      to: reminderSettings.quietTo,
      timeZone: reminderSettings.timeZone,
      remindedOn: reminderSettings.remindedOn,
      username: users.username,
      email: users.email,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(reminderSettings)
    .innerJoin(users, eq(users.id, reminderSettings.userId))
    .where(and(where, gt(reminderSettings.userId, after)))
    .orderBy(asc(reminderSettings.userId))
    .limit(batchSize);
}

export type WaitingUser = Awaited<ReturnType<typeof readUsers>>[number];

/** The next users who had no reminder on a day (YYYY-MM-DD). */
export async function readWaitingUsers(db: Db, { today, after }: { today: string; after: number }) {
  return readUsers(db, lt(reminderSettings.remindedOn, today), after);
}

/** The next users who want results and did not get those of an evening (YYYY-MM-DD). */
export async function readUsersForResults(db: Db, { evening, after }: { evening: string; after: number }) {
  return readUsers(db, sql`${reminderSettings.wantsResults} and ${reminderSettings.resultsOf} < ${evening}`, after);
}

/** Records that a user has got the reminder or the results of a day; false if that was recorded already, perhaps by another process. */
export async function claim(db: Pick<Db, 'update'>, userId: number, column: 'remindedOn' | 'resultsOf', date: string) {
  const claimed = await db
    .update(reminderSettings)
    .set({ [column]: date })
    .where(and(eq(reminderSettings.userId, userId), lt(reminderSettings[column], date)))
    .returning({ userId: reminderSettings.userId });
  return claimed.length > 0;
}
