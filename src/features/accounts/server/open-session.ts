import type { User } from '../contract/accounts.ts';
import { describeDevice } from '../rules/describe-device.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Visit } from '#platform/http/visit/create-visit.ts';
import { createDeviceToken } from './credentials/known-device.ts';
import { type AuthorizedAccount, startSession } from './sessions.ts';
import type { Shown } from '#platform/viewer/server/viewer.ts';
import { showUser, type ViewerAt } from './read-user-at.ts';

/** Starts a session of a checked account in the browser and returns the user's record. */
export type OpenSession = (
  account: AuthorizedAccount,
  caller: ViewerAt & Pick<Visit, 'session' | 'userAgent'>,
) => Promise<Shown<User>>;

export function createOpenSession(db: Db, realNow: () => number): OpenSession {
  return async (account, caller) => {
    const { session, userAgent } = caller;
    const start = { before: session.token, device: describeDevice(userAgent), now: realNow() };
    session.start(await startSession(db, account, start));
    session.rememberDevice(createDeviceToken(account));
    return showUser(db, account.id, caller);
  };
}
