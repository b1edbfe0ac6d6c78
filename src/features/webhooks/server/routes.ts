import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Services } from '#sources/services.ts';
import {
  createWebhook as createEndpoint,
  enableWebhook as enableEndpoint,
  removeWebhook as removeEndpoint,
  testWebhook,
  webhooks,
} from '../contract.ts';
import {
  createWebhook,
  enableWebhook,
  findWebhook,
  listWebhooks,
  removeWebhook,
  sendTestEvent,
} from './own-webhooks.ts';

const minute = 60_000;

/** The webhooks of a user: listed, created, tested, enabled again and removed. */
export function webhookRoutes({ db, jobs, realNow, createRateLimit, network }: Services) {
  const changesPerUser = createRateLimit('webhookChangesPerUser', { max: 30, windowMs: 60 * minute });
  const testsPerUser = createRateLimit('webhookTestsPerUser', { max: 10, windowMs: 10 * minute });
  return {
    webhooks: serveData(webhooks, async (_, { user }) => ({ webhooks: await listWebhooks({ db, jobs }, user.id) })),
    createWebhook: serveData(createEndpoint, async ({ body }, { user }) => {
      await changesPerUser.take(String(user.id));
      return { secret: await createWebhook(db, user.id, body, realNow()) };
    }),
    testWebhook: serveData(testWebhook, async ({ params }, { user }) => {
      const webhook = await findWebhook(db, user.id, params.webhookId);
      await testsPerUser.take(String(user.id));
      return sendTestEvent(db, webhook, { network, now: realNow() });
    }),
    enableWebhook: serveData(enableEndpoint, async ({ params }, { user }) => {
      await changesPerUser.take(String(user.id));
      await enableWebhook(db, user.id, params.webhookId);
      return {};
    }),
    removeWebhook: serveData(removeEndpoint, async ({ params }, { user }) => {
      await removeWebhook(db, user.id, params.webhookId);
      return {};
    }),
  };
}
