import { and, asc, eq } from 'drizzle-orm';
import type { PasskeyRegistration } from '../../contract/passkeys.ts';
import type { Db } from '#platform/db/open-db.ts';
import { passkeys } from '../../tables.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { AppError } from '#platform/http/errors/app-error.ts';
import { type Site, storeChallenge, useChallenge } from './challenges.ts';
import { loadWebauthn } from './load-webauthn.ts';

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

/** The options with which the browser creates a passkey. Throws `AppError` for a user with 20 passkeys. */
export async function createPasskeyOptions(db: Db, { id, username }: Owner, site: Site, now: number) {
  const existing = await listPasskeys(db, id);
  if (existing.length >= maxPasskeys)
    throw new AppError('unacceptable', `An account has at most ${maxPasskeys} passkeys. Remove one first.`);
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
export async function addPasskey(
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
  const added = await db
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
}

/** Removes a passkey of a user. Returns whether it existed. */
export async function removePasskey(db: Db, userId: Authorized<UserId>, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
  return rowCount === 1;
}
