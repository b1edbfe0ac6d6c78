import type { User } from '#contract/accounts.ts';
import { describeDevice } from '#domain/accounts/describe-device.ts';
import type { Db } from '#server/db/open-db.ts';
import type { Visit } from '#server/http/visit/create-visit.ts';
import { createDeviceToken } from './credentials/known-device.ts';
import { type AuthorizedAccount, startSession } from './sessions.ts';
import { readUser } from './user-record.ts';

/** Starts a session of a checked account in the browser and returns the user's record. */
export type OpenSession = (account: AuthorizedAccount, session: Visit['session'], userAgent: string) => Promise<User>;

export function createOpenSession(db: Db, realNow: () => number): OpenSession {
  return async (account, session, userAgent) => {
    const start = { before: session.token, device: describeDevice(userAgent), now: realNow() };
    session.start(await startSession(db, account, start));
    session.rememberDevice(createDeviceToken(account));
    return readUser(db, account.id);
  };
}
