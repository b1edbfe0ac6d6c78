import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { networkOf } from '#platform/http/fair-share.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Services } from '#sources/services.ts';
import { patchUser, signup } from '../contract/accounts.ts';
import { deleteUser as deleteUserEndpoint } from '../contract/security.ts';
import { checkSession, login, logout, user } from '../contract/session.ts';
import { usernameKey } from '../rules/username-rule.ts';
import { createAccountLimits } from './account-limits.ts';
import { requestVerification } from './change-email.ts';
import { requireConfirmation } from './confirm-owner.ts';
import { exportAccount, type OtherParts, withOtherParts } from './export-account.ts';
import { logIn } from './log-in.ts';
import { apiKeyRoutes } from './own-api-keys.ts';
import { confirmPasskey, passkeyRoutes, siteOf } from './passkey-routes.ts';
import { securityRoutes } from './security-routes.ts';
import { createOpenSession, endSession } from './sessions.ts';
import { signUp } from './sign-up.ts';
import { showUser, deleteUser, updateUser } from './user-record.ts';

/** Sessions use real time, not the league's clock. */
export function accountRoutes(services: Services, otherParts: OtherParts) {
  const { db, realNow, mailJobs, publicUrl, adminUser, createRateLimit } = services;
  const limits = createAccountLimits(createRateLimit);
  const openSession = createOpenSession(db, realNow);

  return {
    checkSession: serveData(checkSession, async (_, caller) => showUser(db, caller.user.id, caller)),
    login: serveData(login, async ({ body }, caller) => {
      const { address, session } = caller;
      return openSession(await logIn(db, limits, { ...body, address, device: session.device }), caller);
    }),
    signup: serveData(signup, async ({ body }, caller) => {
      const { address } = caller;
      await limits.signUpsPerNetwork.take(address);
      await limits.signUpsPerName.take(`${usernameKey(body.username)} ${networkOf(address)}`);
      const account = await signUp(db, body, { now: realNow(), address, adminUser });
      if (mailJobs !== null) await requestVerification(db, mailJobs, account.id);
      return openSession(account, caller);
    }),
    logout: serveData(logout, async (_, { session }) => {
      if (session.token !== null) await endSession(db, session.token);
      session.end();
      return {};
    }),
    user: serveData(user, async (_, caller) => showUser(db, caller.user.id, caller)),
    patchUser: serveData(patchUser, async ({ body }, caller) => {
      await limits.profileChangesPerUser.take(String(caller.user.id));
      await updateUser(db, caller.user.id, body, baseballDay(caller.now));
      return showUser(db, caller.user.id, caller);
    }),
    deleteUser: serveData(deleteUserEndpoint, async ({ body: { currentPassword, passkey } }, caller) => {
      const { user: owner, session, origin } = caller;
      const now = realNow();
      if (passkey === undefined)
        await requireConfirmation(db, limits, owner.id, { password: currentPassword, token: session.token, now });
      else await confirmPasskey(db, limits, owner.id, { assertion: passkey, site: siteOf(publicUrl ?? origin), now });
      await deleteUser(db, owner.id, now);
      session.end();
      return {};
    }),
    exportUser: serveData(withOtherParts(otherParts), async (_, caller) =>
      exportAccount(db, caller.user.id, { now: realNow(), otherParts }),
    ),
    ...securityRoutes(services, { limits, openSession }),
    ...passkeyRoutes(services, { limits, openSession }),
    ...apiKeyRoutes(services, limits),
  };
}
