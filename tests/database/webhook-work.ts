import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { recordWantedGames } from '#features/webhooks/server/record-wanted-games.ts';
import { queueFinalGame } from '#features/webhooks/server/webhook-jobs.ts';
import { workOnWebhooks } from '#features/webhooks/server/work-on-webhooks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { createClock } from '#platform/jobs/clock.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { noJobs } from '#platform/jobs/testing/no-jobs.ts';
import { startReceiver } from '#tests/support/tls/start-receiver.ts';
import { respondWith, startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';

const url = 'https://receiver.example/hook';
const log = { error: () => {} };
const after = () => () => {};

/** Creates, tests, sends and removes webhooks, on the tables of `fillLargeTables`. `now`: epoch ms */
export function webhookWork(db: Db, now: number): Record<string, () => Promise<unknown>> {
  return {
    webhooks: async () => {
      const statuses = [204, 500, 204, 204];
      const { network } = await startReceiver((response) => void response.writeHead(statuses.shift() ?? 204).end());
      const { app } = await startTestApp({ db, network });
      const { user, inject } = await signUpUser(app, 'Hooked');
      const path = `/api/users/${user.id}/webhooks`;
      await inject({
        method: 'POST',
        url: path,
        payload: { url, sendsFinals: true, teamId: null, sendsGrades: true },
      });
      const { webhooks } = (await inject({ url: path })).json<{ webhooks: { id: number }[] }>();
      const own = `${path}/${webhooks[0]?.id}`;
      await inject({ method: 'POST', url: `${own}/test` });
      const { client } = await startScriptedClient([respondWith({ dates: [] })]);
      const clock = createClock({ realStart: 0, leagueStart: now, speed: 1 }, () => 0);
      await recordWantedGames({ db, client, clock, after, log }).run();
      const side = { id: 121, name: 'Club', runs: 1 };
      await queueFinalGame(db, { gamePk: 1, officialDate: '2026-07-18', away: side, home: side, winnerId: null });
      const { rows } = await db.$client.query<{ id: string }>(
        `select id from webhook_deliveries where webhook_id = $1`,
        [webhooks[0]?.id],
      );
      const jobs: Jobs = {
        ...noJobs,
        async work(kind, perform) {
          const { signal } = new AbortController();
          for (const { id } of rows) await perform(kind.data.parse({ deliveryId: id }), signal).catch(() => null);
        },
      };
      await workOnWebhooks({ db, realNow: Date.now, network, jobs });
      await inject({ method: 'POST', url: `${own}/enable` });
      await inject({ url: `/api/users/${user.id}/export` });
      await inject({ method: 'DELETE', url: own });
    },
  };
}
