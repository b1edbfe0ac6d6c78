import { pages } from '#contract/pages.ts';
import { describeReminder, type ReminderText } from '#domain/reminders/describe-reminder.ts';
import { dueReminder } from '#domain/reminders/due-reminder.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import type { Mail, Mailer } from '#server/mail/mail.ts';
import type { TestNetwork } from '#server/outgoing/send-to-public-address.ts';
import { type PushResult, sendPush } from './push/send-push.ts';
import { deleteGoneSubscription, type StoredSubscription } from './push-subscriptions.ts';
import type { DayGames } from './read-day-games.ts';
import { claimReminder, releaseReminder, type WaitingUser } from './reminder-claims.ts';
import type { ReminderKeys } from './reminder-keys.ts';
import { createUnsubscribeToken, unsubscribeUrl } from './unsubscribe-link.ts';

export type ReminderSender = {
  db: Db;
  clock: Clock;
  realNow: () => number;
  /** null: the server cannot send mail */
  mailer: Mailer | null;
  /** for push services: see `pushContact` */
  contact: string;
  /** of tests */
  network: TestNetwork | null;
};

type Day = { today: string; games: DayGames; now: number; keys: ReminderKeys };

type Waiting = { user: WaitingUser; picked: ReadonlySet<number>; subscriptions: readonly StoredSubscription[] };

/** real ms */
const longestLifetime = 24 * 3_600_000;

/**
 * Sends a user the reminder of a day if it is due; resolves to whether it was sent. It is recorded first, so that no user gets a
 * second one: a program that ends between the two sends none.
 */
export async function remindUser(
  sender: ReminderSender,
  { today, games, now, keys }: Day,
  { user, picked, subscriptions }: Waiting,
): Promise<boolean> {
  const { db, mailer } = sender;
  const missing = dueReminder(games.lockingGames(picked), user, now);
  const address = user.byMail && user.verifiedAt !== null && mailer !== null ? user.email : null;
  if (missing === null || (subscriptions.length === 0 && address === null)) return false;
  if (!(await claimReminder(db, user.userId, today))) return false;
  const text = describeReminder(missing.flatMap(namesIn(games)), user.timeZone);
  // the league's clock may stand
  const lifetime = Math.min(longestLifetime, ((missing[0]?.locksAt ?? now) - now) / sender.clock.speed);
  if (address !== null) mailer?.send(address, reminderMail(mailer.publicUrl, { text, user, keys }));
  const results = await Promise.all(
    subscriptions.map((subscription) => notify({ ...sender, keys }, { subscription, text, lifetime })),
  );
  const hasReached = address !== null || results.includes('sent');
  if (!hasReached && results.includes('unreachable')) await releaseReminder(db, user, today);
  return hasReached;
}

const namesIn =
  ({ cards }: DayGames) =>
  ({ gamePk, locksAt }: { gamePk: number; locksAt: number }) => {
    const card = cards.get(gamePk);
    if (card === undefined) return [];
    const { away, home } = card.teams;
    return [{ awayName: away.shortName, homeName: home.shortName, locksAt }];
  };

type Notification = { subscription: StoredSubscription; text: ReminderText; lifetime: number };

async function notify(
  sender: ReminderSender & { keys: ReminderKeys },
  { subscription, text: { title, body }, lifetime }: Notification,
): Promise<PushResult> {
  const text = JSON.stringify({ title, body, path: pages.today.path });
  const result = await sendPush(sender, { subscription, text, lifetime });
  if (result === 'gone') await deleteGoneSubscription(sender.db, subscription.endpoint);
  return result;
}

type Mailed = { text: ReminderText; user: WaitingUser; keys: ReminderKeys };

/** The mail has each game; its link ends mail of this kind. */
function reminderMail(publicUrl: string, { text: { title, lines }, user, keys }: Mailed): Mail {
  const token = createUnsubscribeToken(keys.linkKey, user.userId);
  return {
    subject: title,
    paragraphs: [`Games of today without a pick of ${user.username}:`, ...lines],
    link: { text: 'Make your picks', url: `${publicUrl}${pages.today.path}` },
    unsubscribe: unsubscribeUrl(publicUrl, token),
  };
}
