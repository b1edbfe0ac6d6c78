import {
  addPasskey as addPasskeyEndpoint,
  passkeyOptions,
  passkeySignIn,
  passkeySignInOptions,
  removePasskey as removePasskeyEndpoint,
} from '../contract/passkeys.ts';
import { describeDevice } from '../rules/describe-device.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { networkOf } from '#platform/http/security/network-of.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import type { AccountLimits } from './account-limits.ts';
import type { OpenSession } from './open-session.ts';
import { addPasskey, createPasskeyOptions, removePasskey } from './passkeys/add-passkey.ts';
import { siteOf } from './passkeys/challenges.ts';
import { createSignInOptions, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { addedPasskeyMail, removedPasskeyMail } from './recovery/account-mails.ts';
import { requireConfirmation } from './recovery/confirm-owner.ts';
import { notifyOwner } from './recovery/notify-owner.ts';

type Parts = {
  db: Db;
  realNow: () => number;
  mailJobs: Jobs | null;
  limits: AccountLimits;
  openSession: OpenSession;
  /** the URL of the site; null: that of the request */
  publicUrl: string | null;
};

/** Passkeys: add and remove, with a notice by mail, and sign in. */
export function passkeyRoutes({ db, realNow, mailJobs, limits, openSession, publicUrl }: Parts) {
  const siteFor = (origin: string) => siteOf(publicUrl ?? origin);
  return {
    passkeyOptions: serveData(passkeyOptions, async ({ body }, { user, session, origin }) => {
      const confirmation = { password: body.currentPassword, token: session.token, now: realNow() };
      await requireConfirmation(db, limits, user.id, confirmation);
      return createPasskeyOptions(db, user, siteFor(origin), realNow());
    }),
    addPasskey: serveData(addPasskeyEndpoint, async ({ body }, { user, origin, userAgent }) => {
      const name = describeDevice(userAgent);
      await addPasskey(db, user.id, { registration: body, site: siteFor(origin), name, now: realNow() });
      await notifyOwner(db, mailJobs, user.id, (username) => addedPasskeyMail(username, name));
      return {};
    }),
    removePasskey: serveData(removePasskeyEndpoint, async ({ params }, { user }) => {
      const isRemoved = await removePasskey(db, user.id, params.passkeyId);
      if (isRemoved) await notifyOwner(db, mailJobs, user.id, removedPasskeyMail);
      return {};
    }),
    passkeySignInOptions: serveData(passkeySignInOptions, async (_, { address, origin }) => {
      await limits.challengesPerNetwork.take(networkOf(address));
      return createSignInOptions(db, siteFor(origin), realNow());
    }),
    passkeySignIn: serveData(passkeySignIn, async ({ body }, caller) => {
      const { address, origin } = caller;
      const uncount = await limits.failuresPerNetwork.take(networkOf(address));
      const account = await signInWithPasskey(db, { assertion: body, site: siteFor(origin), now: realNow() });
      await uncount();
      return openSession(account, caller);
    }),
  };
}
