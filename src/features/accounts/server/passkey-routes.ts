import { eq, and, asc, gt, isNull, lt } from 'drizzle-orm';
import { lockUser } from '#platform/db/lock-user.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import { markAuthorized, type Authorized, type UserId } from '#platform/http/endpoints/authorized.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Services } from '#sources/services.ts';
import {
  addPasskey as addPasskeyEndpoint,
  passkeyOptions,
  passkeySignIn,
  passkeySignInOptions,
  removePasskey as removePasskeyEndpoint,
  type PasskeyAssertion,
  type PasskeyRegistration,
} from '../contract/security.ts';
import { describeDevice } from '../rules/describe-device.ts';
import { passkeys, passkeyChallenges } from '../tables.ts';
import type { AccountLimits } from './account-limits.ts';
import { addedPasskeyMail, removedPasskeyMail, notifyOwner } from './account-mails.ts';
import { requireConfirmation } from './confirm-owner.ts';
import type { OpenSession, AuthorizedAccount } from './sessions.ts';

/** Passkeys: add and remove, with a notice by mail, and sign in. */
export function passkeyRoutes(
  { db, realNow, mailJobs, publicUrl }: Services,
  { limits, openSession }: { limits: AccountLimits; openSession: OpenSession },
) {
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
      await limits.challengesPerNetwork.take(address);
      return createSignInOptions(db, siteFor(origin), realNow());
    }),
    passkeySignIn: serveData(passkeySignIn, async ({ body }, caller) => {
      const { address, origin } = caller;
      const uncount = await limits.failuresPerNetwork.take(address);
      const account = await signInWithPasskey(db, { assertion: body, site: siteFor(origin), now: realNow() });
      await uncount();
      return openSession(account, caller);
    }),
  };
}

/** The options with which the browser signs in with any passkey of the site. */
async function createSignInOptions(db: Db, site: Site, now: number) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
  await storeChallenge(db, null, options.challenge, now);
  return { ...options };
}

type SignIn = { assertion: PasskeyAssertion; site: Site; now: number };

/** Verifies a sign-in and returns the account of the passkey. Throws `AppError`. `now`: epoch ms, real time */
async function signInWithPasskey(db: Db, signIn: SignIn): Promise<AuthorizedAccount> {
  const [passkey] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      passwordHash: users.passwordHash,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, signIn.assertion.id));
  const counter = passkey === undefined ? null : await verify(db, passkey, signIn);
  if (passkey === undefined || counter === null)
    throw new AppError('wrong_credentials', 'The sign-in failed: this passkey is unknown or invalid.');
  await db
    .update(passkeys)
    .set({ counter, usedAt: new Date(signIn.now) })
    .where(eq(passkeys.id, passkey.id));
  return { id: markAuthorized(passkey.userId), passwordHash: passkey.passwordHash };
}

/** Requires that an assertion is of a passkey of the user. Throws `AppError`. */
export async function confirmPasskey(
  db: Db,
  limits: AccountLimits,
  userId: Authorized<UserId>,
  signIn: SignIn,
): Promise<void> {
  await limits.confirmationsPerAccount.take(String(userId));
  const account = await signInWithPasskey(db, signIn);
  if (account.id !== userId) throw new AppError('wrong_credentials', 'This passkey belongs to another account.');
  await limits.confirmationsPerAccount.reset(String(userId));
}

/** The new counter of a valid assertion; null for an invalid one. */
async function verify(
  db: Db,
  { publicKey, counter }: { publicKey: Buffer; counter: number },
  { assertion, site, now }: SignIn,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const result = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: (challenge) => useChallenge(db, null, challenge, now),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { id: assertion.id, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => null);
  return result?.verified === true ? result.authenticationInfo.newCounter : null;
}

const maxPasskeys = 20;
/** EdDSA, ES256 and RS256 (COSE) */
const algorithms = [-8, -7, -257];

type Owner = { id: Authorized<UserId>; username: string };

/** The passkeys of a user, the oldest first. */
export async function listPasskeys(db: Db, userId: Authorized<UserId>) {
  return db
    .select({
      id: passkeys.id,
      credentialId: passkeys.credentialId,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id));
}

const hasTooMany = () =>
  new AppError('unacceptable', `An account has at most ${maxPasskeys} passkeys. Remove one first.`);

/** The options with which the browser creates a passkey. Throws `AppError` for a user with 20 passkeys. */
async function createPasskeyOptions(db: Db, { id, username }: Owner, site: Site, now: number) {
  const existing = await listPasskeys(db, id);
  if (existing.length >= maxPasskeys) throw hasTooMany();
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Called Shot',
    rpID: site.id,
    userName: username,
    userID: new TextEncoder().encode(String(id)),
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(db, id, options.challenge, now);
  return { ...options };
}

type NewPasskey = { registration: PasskeyRegistration; site: Site; name: string; now: number };

/** Verifies and stores a new passkey. Throws `AppError`. `name`: the device; `now`: epoch ms, real time */
async function addPasskey(
  db: Db,
  userId: Authorized<UserId>,
  { registration, site, name, now }: NewPasskey,
): Promise<void> {
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: registration,
    expectedChallenge: (challenge) => useChallenge(db, userId, challenge, now),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) throw new AppError('unacceptable', 'The passkey could not be verified.');
  const { credential } = registrationInfo;
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= maxPasskeys) throw hasTooMany();
    const added = await tx
      .insert(passkeys)
      .values({
        credentialId: credential.id,
        userId,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: (credential.transports ?? []).join(','),
        name,
        createdAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new AppError('taken', 'This passkey is in use already.');
  });
}

/** Removes a passkey of a user. Returns whether it existed. */
async function removePasskey(db: Db, userId: Authorized<UserId>, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
  return rowCount === 1;
}

const lifetimeMs = 5 * 60_000;

/** The URL of the site, such as https://called.example: the passkeys of one do not work on another. */
type Site = { origin: string; id: string };

export function siteOf(origin: string): Site {
  return { origin, id: new URL(origin).hostname };
}

/** Stores a challenge of a user, or of a sign-in (null), and deletes expired ones. `now`: epoch ms, real time */
async function storeChallenge(db: Db, userId: UserId | null, challenge: string, now: number): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now)));
  await db.insert(passkeyChallenges).values({ challenge, userId, expiresAt: new Date(now + lifetimeMs) });
}

/** Uses a challenge up; resolves to whether it was valid for the user, or for a sign-in (null). */
async function useChallenge(db: Db, userId: UserId | null, challenge: string, now: number): Promise<boolean> {
  const isOfUser = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const deleted = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), isOfUser, gt(passkeyChallenges.expiresAt, new Date(now))))
    .returning();
  return deleted.length > 0;
}

/** Loads the package that verifies passkeys at its first use: it needs 16 MB. */
function loadWebauthn() {
  return import('@simplewebauthn/server');
}
