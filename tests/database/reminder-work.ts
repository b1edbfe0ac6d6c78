import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { exportedReminders } from '#features/reminders/server/export-reminders.ts';
import {
  deleteGoneSubscription,
  readSubscriptions,
  readReminderKeys,
} from '#features/reminders/server/push-subscriptions.ts';
import { readPicked, claim, readUsersForResults, readWaitingUsers } from '#features/reminders/server/remind-user.ts';
import { readRanksOf, readResults } from '#features/reminders/server/send-results.ts';
import { createBrowser } from '#features/reminders/server/testing/create-browser.ts';
import { createUnsubscribeToken } from '#features/reminders/server/unsubscribe-link.ts';
import { workOnReminders } from '#features/reminders/server/work-on-reminders.ts';
import { createUrl, endUrl, readUrl, readPickCalendar } from '#features/sharing/server/read-pick-calendar.ts';
import type { Db } from '#platform/db/open-db.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { noJobs } from '#platform/jobs/testing/no-jobs.ts';

const user = markAuthorized(1);
const today = '2026-07-18';

/** Subscribes a browser and changes the settings over HTTP, and ends the mails with a link. */
async function changeReminders(db: Db): Promise<void> {
  const { app } = await startTestApp({ db });
  const { user: owner, inject } = await signUpUser(app, 'Reminded');
  const path = `/api/users/${owner.id}`;
  const timeZone = 'America/New_York';
  const payload = { endpoint: 'https://push.example/new', keys: createBrowser().sentKeys, timeZone };
  await inject({ method: 'POST', url: `${path}/push`, payload });
  await inject({ method: 'PATCH', url: `${path}/reminders`, payload: { quietFrom: 21, timeZone } });
  await exportedReminders.read(db, markAuthorized(owner.id));
  await inject({ method: 'DELETE', url: `${path}/push` });
  const { linkKey } = await readReminderKeys(db);
  await app.inject({ method: 'POST', url: `/unsubscribe/${createUnsubscribeToken(linkKey, owner.id)}` });
}

/** The work of reminders whose games have locked, so that nothing is sent. */
async function remindTooLate(db: Db): Promise<void> {
  const text = { kind: 'results', title: '', body: '', lines: [] };
  const data: Record<string, object> = {
    'reminder-mail': { userId: user, text, until: 0 },
    push: { endpoint: 'https://push.example/1', text, until: 0 },
  };
  const jobs: Jobs = {
    ...noJobs,
    work: async (kind, perform) => void (await perform(kind.data.parse(data[kind.name]), new AbortController().signal)),
  };
  const mailer = { publicUrl: '', send: async () => {}, close: () => {} };
  await workOnReminders({ db, realNow: () => 0, contact: null, publicUrl: null, network: null, jobs }, mailer);
}

/** Calendars, on the tables of `fillLargeTables`. */
export function reminderWork(db: Db): Record<string, () => Promise<unknown>> {
  return {
    'the calendar of picks': async () => {
      const token = await createUrl(db, user, new Date(0));
      await readUrl(db, user);
      await readPickCalendar(db, { token, now: Date.parse('2020-07-18T20:00:00Z'), origin: '' });
      await endUrl(db, user);
    },
    'the settings of reminders': () => changeReminders(db),
    'the users to remind': async () => {
      const [waiting] = await readWaitingUsers(db, { today, after: 0 });
      if (waiting === undefined) throw new Error('No user waits for a reminder');
      await readSubscriptions(db, [waiting.userId], 0);
      await readPicked(db, [1, 2, 3], [waiting.userId]);
      await claim(db, waiting.userId, 'remindedOn', today);
      await readUsersForResults(db, { evening: today, after: 0 });
      await readResults(db, [waiting.userId], today);
      await readRanksOf(db, [waiting.userId]);
      await claim(db, waiting.userId, 'resultsOf', today);
      await remindTooLate(db);
      await deleteGoneSubscription(db, 'https://push.example/1');
    },
  };
}
