import { describeReminder, type ReminderText } from '../rules/describe-reminder.ts';
import { dueReminder } from '../rules/due-reminder.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import type { StoredSubscription } from './push-subscriptions.ts';
import type { DayGames } from './read-day-games.ts';
import { claimReminder, type WaitingUser } from './reminder-claims.ts';
import { pushJob, reminderMailJob } from './work-on-reminders.ts';

export type ReminderSender = {
  db: Db;
  clock: Clock;
  realNow: () => number;
  jobs: Jobs;
  /** whether the server can send mail */
  canMail: boolean;
};

type Day = { today: string; games: DayGames; now: number };

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
  { db, clock, realNow, jobs, canMail }: ReminderSender,
  { today, games, now }: Day,
  { user, picked, subscriptions }: Waiting,
): Promise<boolean> {
  const missing = dueReminder(games.lockingGames(picked), user, now);
  const ways = waysOf(user, { canMail, subscriptions });
  if (missing === null || ways === null) return false;
  const text = describeReminder(missing.flatMap(namesIn(games)), user.timeZone);
  // the league's clock may stand
  const lifetime = Math.min(longestLifetime, ((missing[0]?.locksAt ?? now) - now) / clock.speed);
  const until = realNow() + lifetime;
  return db.transaction(async (tx) => {
    if (!(await claimReminder(tx, user.userId, today))) return false;
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
