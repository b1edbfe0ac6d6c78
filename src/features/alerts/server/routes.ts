import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Services } from '#sources/services.ts';
import {
  alertSettings,
  endAlerts,
  forgetOtherViewers,
  storeViewer,
  subscribeToAlerts,
  userAlerts,
} from '../contract.ts';
import { endSubscription, listAlerts, readAlertSettings, storeSubscription } from './own-alerts.ts';
import { forgetOtherViewers as forgetViewersOf, storeSignInViewer, toJson } from './sign-in-viewers.ts';

const hour = 3_600_000;

/** Alerts of moments: what a user wants, what a browser may see, and what was sent. */
export function alertRoutes(services: Services) {
  const { db, realNow, createRateLimit } = services;
  const changesPerUser = createRateLimit('alertChangesPerUser', { max: 300, windowMs: hour });
  const viewersPerUser = createRateLimit('storedViewersPerUser', { max: 1200, windowMs: hour });
  return {
    alertSettings: serveData(alertSettings, (_, caller) => readAlertSettings(services, ownerOf(caller))),
    subscribeToAlerts: serveData(subscribeToAlerts, async ({ body }, caller) => {
      const owner = ownerOf(caller);
      await changesPerUser.take(String(owner.id));
      await storeSubscription(db, owner.id, body, realNow());
      return readAlertSettings(services, owner);
    }),
    endAlerts: serveData(endAlerts, async ({ params }, caller) => {
      const owner = ownerOf(caller);
      await changesPerUser.take(String(owner.id));
      await endSubscription(db, owner.id, params.subscriptionId);
      return readAlertSettings(services, owner);
    }),
    storeViewer: serveData(storeViewer, async ({ body }, caller) => {
      const owner = ownerOf(caller);
      await viewersPerUser.take(String(owner.id));
      const { held, ...given } = body;
      const viewer = { ...given, heldAt: held === null ? null : Number(held) };
      return { viewer: toJson(await storeSignInViewer(services, owner, viewer)) };
    }),
    forgetOtherViewers: serveData(forgetOtherViewers, async (_, caller) => {
      const owner = ownerOf(caller);
      await viewersPerUser.take(String(owner.id));
      await forgetViewersOf(db, owner);
      return readAlertSettings(services, owner);
    }),
    userAlerts: serveData(userAlerts, (_, { user, now, viewer }) =>
      viewer.show(async (shown) => ({ alerts: await listAlerts(db, user.id, { viewer: shown, now }) })),
    ),
  };
}

/** The caller; a program with an API key, which can only read, has no session. */
function ownerOf({ user, session }: { user: { id: Authorized<UserId> }; session: { token: string | null } }) {
  return { id: user.id, token: session.token ?? '' };
}
