import { eq } from 'drizzle-orm';
import {
  checkSession,
  deleteUser,
  exportUser,
  login,
  logout,
  patchUser as patchUserEndpoint,
  signup,
  user,
} from '#contract/accounts.ts';
import type { Db } from '#server/db/open-db.ts';
import { users } from '#server/db/schema.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import type { Visit } from '#server/http/visit/visit.ts';
import { createAccountLimits } from './account-limits.ts';
import { exportAccount } from './export-account.ts';
import { knownDeviceToken } from './credentials/known-device.ts';
import { logIn } from './log-in.ts';
import { networkOf } from './credentials/network-of.ts';
import { patchUser } from './patch-user.ts';
import { readUser } from './read-user.ts';
import { endSession, startSession } from './sessions.ts';
import { signUp } from './sign-up.ts';
import { usernameKey } from './username-rule.ts';

/** `realNow`: sessions and limits live in real time, whatever the league's clock shows. */
export function accountRoutes({ db, realNow }: { db: Db; realNow: () => number }) {
  const limits = createAccountLimits(realNow);

  async function welcome(account: { id: number; passwordHash: string | null }, session: Visit['session']) {
    session.start(await startSession(db, account.id, session.token, realNow()));
    session.rememberDevice(knownDeviceToken(account));
    return readUser(db, account.id);
  }

  return {
    checkSession: serveData(checkSession, async (_, caller) => readUser(db, caller.user.id)),
    login: serveData(login, async ({ body }, { address, session }) =>
      welcome(await logIn(db, limits, { ...body, address, device: session.device }), session),
    ),
    signup: serveData(signup, async ({ body }, { address, session }) => {
      limits.signUpsPerNetwork.take(networkOf(address));
      limits.signUpsPerName.take(`${usernameKey(body.username)} ${networkOf(address)}`);
      return welcome(await signUp(db, body, realNow()), session);
    }),
    logout: serveData(logout, async (_, { session }) => {
      if (session.token !== null) await endSession(db, session.token);
      session.end();
      return {};
    }),
    user: serveData(user, async ({ params }) => readUser(db, params.id)),
    patchUser: serveData(patchUserEndpoint, async ({ params, body }) => patchUser(db, params.id, body)),
    deleteUser: serveData(deleteUser, async ({ params }, { session }) => {
      await db.delete(users).where(eq(users.id, params.id));
      session.end();
      return {};
    }),
    exportUser: serveData(exportUser, async ({ params }) => exportAccount(db, params.id, realNow())),
  };
}
