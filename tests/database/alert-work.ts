import { startTestApp } from '#app/testing/start-test-app.ts';
import { listSessions } from '#features/accounts/server/sessions.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { inventedMoment } from '#features/alerts/rules/testing/invented-moment.ts';
import { followAlertedGames } from '#features/alerts/server/follow-alerted-games.ts';
import { exportedAlerts } from '#features/alerts/server/own-alerts.ts';
import { queueDueAlerts } from '#features/alerts/server/send-alerts.ts';
import { readKnown, seenOf, storeBestGame, storeReading } from '#features/alerts/server/stored-moments.ts';
import { workOnAlerts } from '#features/alerts/server/work-on-alerts.ts';
import { createBrowser } from '#features/reminders/server/testing/create-browser.ts';
import type { Db } from '#platform/db/open-db.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { createClock } from '#platform/jobs/clock.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { noJobs } from '#platform/jobs/testing/no-jobs.ts';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { respondWith, startScriptedClient } from '../support/upstream/scripted-upstream.ts';

const log = { error: () => {} };
const after = () => () => {};

/** Subscribes to alerts, finds a moment, and sends, lists and deletes alerts, on the tables of `fillLargeTables`. `now`: epoch ms */
export function alertWork(db: Db, now: number): Record<string, () => Promise<unknown>> {
  return {
    alerts: async () => {
      const { app, time } = await startTestApp({ db });
      const { user, inject } = await signUpUser(app, 'Alerted');
      const path = `/api/users/${user.id}`;
      const choice = { preset: 'everything', kinds: null };
      const payload = { subject: 'game', subjectId: 1, choice };
      const stored = await inject({ method: 'POST', url: `${path}/alerts/settings`, payload });
      const { subscriptions } = stored.json<{ subscriptions: { id: number }[] }>();
      const see = (held: string | null) =>
        inject({ method: 'POST', url: `${path}/viewer`, payload: { delay: 0, held, hidden: [] } });
      await see('0');
      const clock = createClock({ realStart: 0, leagueStart: now, speed: 1 }, () => 0);
      const moment = { ...inventedMoment({ key: 'plan', arrivedAt: now }), pickClub: null, pickDate: null };
      await storeReading(
        { db, jobs: noJobs },
        { gamePk: 1, readAt: now, seen: seenOf(inventedLog([])), moments: [moment] },
      );
      await readKnown(db, 1);
      const best = inventedMoment({ key: 'best-plan-1', kind: 'bestGame', arrivedAt: now });
      await storeBestGame({ db, jobs: noJobs }, best, [best.key, 'best-plan-2']);
      const browser = createBrowser();
      const userId = markAuthorized(user.id);
      const [own] = await listSessions(db, userId, null, time.now());
      await db.$client.query(
        `insert into push_subscriptions (session_hash, user_id, endpoint, public_key, auth_secret, created_at)
        select token_hash, user_id, 'https://127.0.0.1/', $2, $3, now() from sessions where id = $1`,
        [own?.id, browser.keys.publicKey, browser.keys.authSecret],
      );
      const services = { db, clock, realNow: time.now, contact: null, publicUrl: null, network: null };
      const queue = queueDueAlerts({ ...services, after, log });
      const data: Record<string, object[]> = {
        'new-moments': [
          { keys: ['plan'], after: 0, until: null },
          { keys: ['plan'], after: user.id - 1, until: null },
        ],
        'due-alerts': [{ userIds: [user.id, 1] }],
        'paused-alert': [{ userId: user.id, key: 'plan', endpoint: 'https://127.0.0.1/', until: 0 }],
        'old-alerts': [{}],
      };
      const jobs: Jobs = {
        ...noJobs,
        work: async (kind, perform) => {
          const performAll = async () => {
            for (const each of data[kind.name] ?? [])
              await perform(kind.data.parse(each), new AbortController().signal);
          };
          if (kind.name === 'paused-alert') {
            await see('0');
            await db.$client.query("update alerts set state = 'sent', text = '' where user_id = $1", [user.id]);
          }
          if (kind.name !== 'due-alerts') return performAll();
          await queue.run();
          await performAll();
          await see(null);
          await queue.run();
          await performAll();
        },
      };
      await workOnAlerts({ ...services, jobs }, () => undefined);
      const { client } = await startScriptedClient([respondWith({ dates: [] })]);
      const { hub } = { hub: { game: async () => Promise.reject(new Error('No game is followed')) } };
      await followAlertedGames({ db, client, clock, realNow: () => now, hub, jobs: noJobs, after, log }).run();
      await inject({ url: `${path}/alerts` });
      await exportedAlerts.read(db, userId);
      await inject({ method: 'DELETE', url: `${path}/viewer` });
      await inject({ method: 'DELETE', url: `${path}/alerts/settings/${subscriptions[0]?.id}` });
    },
  };
}
