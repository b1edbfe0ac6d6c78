import { waitOn } from '#platform/jobs/clock.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Services } from '#sources/services.ts';
import { zeroIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { isReminderTime } from '../rules.ts';
import { readSubscriptions } from './push-subscriptions.ts';
import {
  type DayGames,
  readDayGames,
  readPicked,
  remindUser,
  readWaitingUsers,
  type WaitingUser,
} from './remind-user.ts';

/** users who are reminded at the same time */
const parallel = 10;

/** Reminds users before the first lock of a game that they have not picked. A run returns the number of reminded users. */
export function sendReminders(
  services: Pick<Services, 'db' | 'client' | 'clock' | 'realNow' | 'after' | 'log' | 'jobs' | 'mailJobs'>,
): PeriodicJob<number> {
  const { db, client, clock, realNow, after, log } = services;

  async function remindBatch(users: WaitingUser[], games: DayGames, today: string): Promise<number> {
    const ids = users.map(({ userId }) => userId);
    const [picked, subscriptions] = await Promise.all([
      readPicked(db, [...games.cards.keys()], ids),
      readSubscriptions(db, ids, realNow()),
    ]);
    const remind = async (user: WaitingUser) => {
      const waiting = { user, picked: picked.get(user.userId) ?? new Set<number>(), subscriptions };
      return remindUser(services, { today, games, now: clock.now() }, waiting).catch((error: unknown) => {
        log.error({ err: error }, 'A reminder could not be sent');
        return false;
      });
    };
    let sent = 0;
    for (let start = 0; start < users.length; start += parallel)
      sent += (await Promise.all(users.slice(start, start + parallel).map(remind))).filter(Boolean).length;
    return sent;
  }

  async function work(isStopped: () => boolean): Promise<number> {
    const now = clock.now();
    const today = baseballDay(now);
    let users = await readWaitingUsers(db, { today, after: 0 });
    if (users.length === 0) return 0;
    const games = await readDayGames({ db, client }, today, now);
    let sent = 0;
    while (users.length > 0 && !isStopped() && isReminderTime(games.lockingGames(new Set()), clock.now())) {
      sent += await remindBatch(users, games, today);
      users = await readWaitingUsers(db, { today, after: users.at(-1)?.userId ?? 0 });
    }
    return sent;
  }

  const tolerant = (isStopped: () => boolean) => work(isStopped).catch(zeroIfUpstreamFails);
  return periodicJob({ name: 'reminders', work: tolerant, wait: waitOn(clock), after, log });
}
