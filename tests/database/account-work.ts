import { startTestApp } from '#app/testing/start-test-app.ts';
import { createAccountLimits, createMailLimits } from '#features/accounts/server/account-limits.ts';
import { changedPasswordMail, notifyOwner } from '#features/accounts/server/account-mails.ts';
import { replaceRecoveryCodes } from '#features/accounts/server/account-tokens.ts';
import {
  changeEmail,
  mailVerification,
  requestVerification,
  verifyEmail,
} from '#features/accounts/server/change-email.ts';
import { confirmPassword } from '#features/accounts/server/confirm-owner.ts';
import { createVisitors } from '#features/accounts/server/create-visitors.ts';
import {
  createResetLink,
  mailResetLink,
  resetWithCode,
  resetWithToken,
} from '#features/accounts/server/recover-account.ts';
import { signUp } from '#features/accounts/server/sign-up.ts';
import { createAuthenticator, type Options } from '#features/accounts/server/testing/create-authenticator.ts';
import { password, signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import type { Db } from '#platform/db/open-db.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import type { Mail } from '#platform/outgoing/mail.ts';
import type { KnownResults } from '#platform/viewer/server/known-results.ts';

/** Limits of one process. */
export function createTestLimits() {
  return createAccountLimits(createRateLimits(null));
}

const results: KnownResults = {
  record: () => {},
  cardAt: () => null,
  isKnownAt: () => false,
  readGames: () => Promise.resolve(null),
  newest: () => null,
  check: async () => null,
};

/** `now`: epoch ms, of both clocks */
function createTestVisitors(db: Db, now: number) {
  const createRateLimit = createRateLimits(null);
  const clock = { speed: 1, now: () => now };
  return createVisitors({ db, clock, realNow: () => now, createRateLimit, results });
}

/** Resets a password by a code, by a mailed link and by the operator's link, and changes the email address. */
export async function recoverAccount(db: Db, now: number): Promise<void> {
  const limits = createTestLimits();
  const username = 'Forgetful';
  const email = 'forgetful@example.com';
  const { id } = await signUp(db, { username, email, password }, { now, address: '127.0.0.1' });
  await createTestVisitors(db, now).isUser(id);
  const mails: Mail[] = [];
  const mailer = {
    publicUrl: 'https://called.example',
    send: async (_: string, mail: Mail) => void mails.push(mail),
    close: () => {},
  };
  const lastToken = (url = mails.at(-1)?.link?.url ?? ''): string => /[\w-]{43}$/.exec(url)?.[0] ?? '';
  const [code = ''] = await replaceRecoveryCodes(db, id);
  await resetWithCode(db, limits, { username, password, code, address: '::1', device: null });
  const sent: string[] = [];
  const mailJobs = { send: async ({ name }: { name: string }) => void sent.push(name) };
  await requestVerification(db, mailJobs, id);
  const mailing = { db, mailer, limits: createMailLimits(createRateLimits(null)), now };
  // the fourth renews the links
  for (let mail = 0; mail < 4; mail += 1) await mailVerification(mailing, { id, email });
  await verifyEmail(db, lastToken(), { userId: null, now });
  await mailResetLink(mailing, { email, isOwn: true });
  await resetWithToken(db, { token: lastToken(), password }, now);
  const link = await createResetLink(db, { userId: id, publicUrl: mailer.publicUrl, now });
  await resetWithToken(db, { token: lastToken(link), password }, now);
  await notifyOwner(db, mailJobs, id, changedPasswordMail);
  const owner = await confirmPassword(db, limits, id, password);
  await changeEmail(db, mailJobs, owner, 'remembered@example.com');
}

/** Reads the settings, adds a passkey and an API key, uses and removes them, and ends sessions, over HTTP. */
export async function changeSecurity(db: Db): Promise<void> {
  const { app } = await startTestApp({ db });
  const { user: owner, inject } = await signUpUser(app, 'Careful');
  const path = `/api/users/${owner.id}`;
  const post = async <T = Options>(url: string, payload: object = {}) =>
    (await inject({ method: 'POST', url, payload })).json<T>();
  const authenticator = createAuthenticator();
  await post(`${path}/passkeys`, authenticator.register(await post(`${path}/passkeys/options`)));
  const payload = authenticator.assert(await post('/api/login/passkey/options'));
  await app.inject({ method: 'POST', url: '/api/login/passkey', payload });
  const { key } = await post<{ key: string }>(`${path}/api-keys`, { name: 'Plans' });
  await app.inject({ url: path, headers: { authorization: `Bearer ${key}` } });
  const settings = (await inject({ url: `${path}/security` })).json<
    Record<'sessions' | 'passkeys' | 'apiKeys', { id: number }[]>
  >();
  const [other] = settings.sessions;
  const [passkey] = settings.passkeys;
  const [apiKey] = settings.apiKeys;
  await inject({ method: 'DELETE', url: `${path}/api-keys/${apiKey?.id}` });
  await inject({ method: 'DELETE', url: `${path}/passkeys/${passkey?.id}` });
  await inject({ method: 'DELETE', url: `${path}/sessions/${other?.id}` });
  await inject({ method: 'DELETE', url: `${path}/sessions` });
}

/** Follows a player, reads the list and ends it, over HTTP, as a user of `fillLargeTables` would. */
export async function changeFollowedPlayers(db: Db): Promise<void> {
  const { app } = await startTestApp({ db });
  const { user: owner, inject } = await signUpUser(app, 'Follower');
  const url = `/api/users/${owner.id}/followed-players`;
  await inject({ method: 'POST', url, payload: { playerIds: [660271, 592450] } });
  await inject({ method: 'DELETE', url: `${url}/660271` });
  await inject({ url });
}
