import {
  checkSession,
  deleteUser as deleteUserEndpoint,
  exportUser,
  login,
  logout,
  patchUser,
  signup,
  user,
} from '#contract/accounts.ts';
import type { Db } from '#server/db/open-db.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import type { Visit } from '#server/http/visit/create-visit.ts';
import { createAccountLimits } from './account-limits.ts';
import { exportAccount } from './export-account.ts';
import { createDeviceToken } from './credentials/known-device.ts';
import { type AuthorizedAccount, logIn } from './log-in.ts';
import { networkOf } from '#server/http/security/network-of.ts';
import { endSession, startSession } from './sessions.ts';
import { signUp } from './sign-up.ts';
import { deleteUser, readUser, updateUser } from './user-record.ts';
import { usernameKey } from '#domain/accounts/username-rule.ts';

/** `realNow`: sessions and rate limits use real time, not the league's clock. */
export function accountRoutes({ db, realNow }: { db: Db; realNow: () => number }) {
  const limits = createAccountLimits(realNow);

  async function openSession(account: AuthorizedAccount, session: Visit['session']) {
    session.start(await startSession(db, account.id, session.token, realNow()));
    session.rememberDevice(createDeviceToken(account));
    return readUser(db, account.id);
  }

  return {
    checkSession: serveData(checkSession, async (_, caller) => readUser(db, caller.user.id)),
    login: serveData(login, async ({ body }, { address, session }) =>
      openSession(await logIn(db, limits, { ...body, address, device: session.device }), session),
    ),
    signup: serveData(signup, async ({ body }, { address, session }) => {
      limits.signUpsPerNetwork.take(networkOf(address));
      limits.signUpsPerName.take(`${usernameKey(body.username)} ${networkOf(address)}`);
      return openSession(await signUp(db, body, realNow()), session);
    }),
    logout: serveData(logout, async (_, { session }) => {
      if (session.token !== null) await endSession(db, session.token);
      session.end();
      return {};
    }),
    user: serveData(user, async (_, caller) => readUser(db, caller.user.id)),
    patchUser: serveData(patchUser, async ({ body }, caller) => {
      limits.profileChangesPerUser.take(String(caller.user.id));
      return updateUser(db, caller.user.id, body);
    }),
    deleteUser: serveData(deleteUserEndpoint, async (_, caller) => {
      await deleteUser(db, caller.user.id);
      caller.session.end();
      return {};
    }),
    exportUser: serveData(exportUser, async (_, caller) => exportAccount(db, caller.user.id, realNow())),
  };
}
