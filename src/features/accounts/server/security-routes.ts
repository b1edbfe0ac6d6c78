import { eq } from 'drizzle-orm';
import { users } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { takeAll } from '#platform/http/rate-limit.ts';
import type { Services } from '#sources/services.ts';
import {
  changeEmail as changeEmailEndpoint,
  changePassword,
  createRecoveryCodes,
  endSession,
  endSessions as endSessionsEndpoint,
  recoverAccount,
  requestReset,
  resetPassword,
  type Security,
  security,
  sendVerification,
  verifyEmail as verifyEmailEndpoint,
} from '../contract/security.ts';
import type { AccountLimits } from './account-limits.ts';
import { resetLinkJob, changedPasswordMail, notifyOwner } from './account-mails.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './account-tokens.ts';
import { changeEmail, parseEmail, requestVerification, verifyEmail } from './change-email.ts';
import { confirmPassword, requireConfirmation } from './confirm-owner.ts';
import { listApiKeys } from './own-api-keys.ts';
import { listPasskeys } from './passkey-routes.ts';
import { countResetRequest, resetWithCode, resetWithToken, replacePassword } from './recover-account.ts';
import { createDeviceToken, type OpenSession, endSessionById, endSessions, listSessions } from './sessions.ts';

/** The settings of an account. `token`: that of the current session. */
async function readSecurity(
  { db, mailJobs, realNow }: Services,
  id: Authorized<UserId>,
  token: string | null,
): Promise<Security> {
  const [[account], sessions, recoveryCodes, passkeys, apiKeys] = await Promise.all([
    db.select({ email: users.email, verifiedAt: users.emailVerifiedAt }).from(users).where(eq(users.id, id)),
    listSessions(db, id, token, realNow()),
    countRecoveryCodes(db, id),
    listPasskeys(db, id),
    listApiKeys(db, id),
  ]);
  return {
    email: account?.email ?? null,
    isEmailVerified: account?.verifiedAt != null,
    canMail: mailJobs !== null,
    recoveryCodes,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.createdAt.toISOString(),
      usedAt: passkey.usedAt?.toISOString() ?? null,
    })),
    apiKeys: apiKeys.map((key) => ({ ...key, createdAt: key.createdAt.toISOString() })),
    sessions: sessions.map(({ createdAt, seenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
  };
}

/** Password, email, sessions and recovery of an account. */
export function securityRoutes(
  services: Services,
  { limits, openSession }: { limits: AccountLimits; openSession: OpenSession },
) {
  const { db, realNow, mailJobs } = services;
  const takeVerification = (id: UserId, address: string) =>
    takeAll([
      [limits.verificationsPerNetwork, address],
      [limits.verificationsPerAccount, String(id)],
    ]);
  return {
    security: serveData(security, async (_, { user, session }) => readSecurity(services, user.id, session.token)),
    changePassword: serveData(changePassword, async ({ body }, { user, session }) => {
      const owner = await confirmPassword(db, limits, user.id, body.currentPassword);
      const account = await replacePassword(db, { id: user.id, owner, password: body.password, keep: session.token });
      session.rememberDevice(createDeviceToken(account));
      await notifyOwner(db, mailJobs, user.id, changedPasswordMail);
      return {};
    }),
    changeEmail: serveData(changeEmailEndpoint, async ({ body }, { user, address }) => {
      const owner = await confirmPassword(db, limits, user.id, body.currentPassword);
      const email = parseEmail(body.email);
      await takeVerification(user.id, address);
      await changeEmail(db, mailJobs, owner, email);
      return {};
    }),
    sendVerification: serveData(sendVerification, async (_, { user, address }) => {
      await takeVerification(user.id, address);
      if (mailJobs !== null) await requestVerification(db, mailJobs, user.id);
      return {};
    }),
    createRecoveryCodes: serveData(createRecoveryCodes, async ({ body }, { user, session }) => {
      const confirmation = { password: body.currentPassword, token: session.token, now: realNow() };
      await requireConfirmation(db, limits, user.id, confirmation);
      return { codes: await replaceRecoveryCodes(db, user.id) };
    }),
    endSession: serveData(endSession, async ({ params }, { user }) => {
      await endSessionById(db, user.id, params.sessionId);
      return {};
    }),
    endSessions: serveData(endSessionsEndpoint, async (_, { user, session }) => {
      await endSessions(db, user.id);
      session.end();
      return {};
    }),
    verifyEmail: serveData(verifyEmailEndpoint, async ({ body }, { user }) => {
      await verifyEmail(db, body.token, { userId: user?.id ?? null, now: realNow() });
      return {};
    }),
    requestReset: serveData(requestReset, async ({ body }, { address, session }) => {
      const request = { email: body.email, address, device: session.device };
      const { isOwn } = await countResetRequest(db, limits, request);
      // the time of the response must not depend on whether the email has an account
      await mailJobs?.send(resetLinkJob, { email: body.email, isOwn });
      return { canMail: mailJobs !== null };
    }),
    resetPassword: serveData(resetPassword, async ({ body }, caller) => {
      await limits.resetsPerNetwork.take(caller.address);
      return openSession(await resetWithToken(db, body, realNow()), caller);
    }),
    recoverAccount: serveData(recoverAccount, async ({ body }, caller) => {
      const { address, session } = caller;
      const account = await resetWithCode(db, limits, { ...body, address, device: session.device });
      await notifyOwner(db, mailJobs, account.id, changedPasswordMail);
      return openSession(account, caller);
    }),
  };
}
