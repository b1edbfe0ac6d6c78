import { eq } from 'drizzle-orm';
import type { PasskeyAssertion } from '../../contract/passkeys.ts';
import type { Db } from '#platform/db/open-db.ts';
import { passkeys } from '../../tables.ts';
import { users } from '#platform/db/schema.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { AppError } from '#platform/http/errors/app-error.ts';
import type { AuthorizedAccount } from '../sessions.ts';
import { type Site, storeChallenge, useChallenge } from './challenges.ts';
import { loadWebauthn } from './load-webauthn.ts';

/** The options with which the browser signs in with any passkey of the site. */
export async function createSignInOptions(db: Db, site: Site, now: number) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
  await storeChallenge(db, null, options.challenge, now);
  return { ...options };
}

type SignIn = { assertion: PasskeyAssertion; site: Site; now: number };

/** Verifies a sign-in and returns the account of the passkey. Throws `AppError`. `now`: epoch ms, real time */
export async function signInWithPasskey(db: Db, signIn: SignIn): Promise<AuthorizedAccount> {
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
