import { randomInt } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { UserId, Authorized } from '#platform/http/endpoints/authorized.ts';
import { hashOfToken, newSecretToken } from '#platform/http/secret-token.ts';
import { emailKey } from '../rules/email-key.ts';
import { accountTokens, recoveryCodes } from '../tables.ts';

const minute = 60_000;
const lifetimes = { reset: 30 * minute, verify: 24 * 60 * minute };
/** ms after which a link is no longer renewed */
const longestLife = 24 * 60 * minute;

type Kind = keyof typeof lifetimes;
type NewToken = { userId: UserId; kind: Kind; email: string | null; now: number };
type AccountToken = { userId: UserId; email: string | null };

/** Creates a one-time token and deletes expired ones. `now`: epoch ms, real time */
export async function createAccountToken(db: Db, { userId, kind, email, now }: NewToken): Promise<string> {
  const token = newSecretToken();
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, new Date(now)));
  const expiresAt = new Date(now + lifetimes[kind]);
  const address = { email, emailKey: email === null ? null : emailKey(email) };
  const row = { tokenHash: hashOfToken(token), userId, kind, ...address, createdAt: new Date(now), expiresAt };
  await db.insert(accountTokens).values(row);
  return token;
}

/** Makes the links of a kind that were mailed to an address valid for their whole time again. `now`: epoch ms, real time */
export async function renewLinks(db: Db, kind: Kind, email: string, now: number): Promise<void> {
  const isOfEmail = and(eq(accountTokens.emailKey, emailKey(email)), eq(accountTokens.kind, kind));
  await db
    .update(accountTokens)
    .set({ expiresAt: new Date(now + lifetimes[kind]) })
    .where(
      and(
        isOfEmail,
        gt(accountTokens.expiresAt, new Date(now)),
        gt(accountTokens.createdAt, new Date(now - longestLife)),
      ),
    );
}

const validToken = (token: string, kind: Kind, now: number) =>
  and(
    eq(accountTokens.tokenHash, hashOfToken(token)),
    eq(accountTokens.kind, kind),
    gt(accountTokens.expiresAt, new Date(now)),
  );

const columns = { userId: accountTokens.userId, email: accountTokens.email };

export function invalidLink(): AppError {
  return new AppError('unacceptable', 'This link is invalid, was used or has expired.');
}

function requireToken(found: AccountToken | undefined): AccountToken {
  if (found !== undefined) return found;
  throw invalidLink();
}

/** The account of a token, which stays valid. Throws `AppError` for an invalid one. */
export async function readAccountToken(db: Db, token: string, kind: Kind, now: number): Promise<AccountToken> {
  const [found] = await db
    .select(columns)
    .from(accountTokens)
    .where(validToken(token, kind, now));
  return requireToken(found);
}

/** Uses a token up. Throws `AppError` for an invalid one. */
export async function useAccountToken(
  db: Pick<Db, 'delete'>,
  token: string,
  kind: Kind,
  now: number,
): Promise<AccountToken> {
  const [found] = await db
    .delete(accountTokens)
    .where(validToken(token, kind, now))
    .returning(columns);
  return requireToken(found);
}

/** Uses all verification links of an email up, and returns the accounts that claim it, with the email as each wrote it. */
export async function useClaims(db: Pick<Db, 'delete'>, key: string, now: number): Promise<AccountToken[]> {
  return db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.emailKey, key),
        eq(accountTokens.kind, 'verify'),
        gt(accountTokens.expiresAt, new Date(now)),
      ),
    )
    .returning(columns);
}

const codeCount = 10;
/** without letters and digits that look alike */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 16;

function createCode(): string {
  const letters = Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The hash of a code as typed, with any case, spaces and dashes. A code has 79 random bits, so SHA-256 is sufficient. */
function hashCode(code: string): Buffer {
  return hashOfToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

/** Replaces all recovery codes of a user by ten new ones and returns them. */
export async function replaceRecoveryCodes(db: Db, userId: Authorized<UserId>): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, createCode);
  await db.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashCode(code) })));
  });
  return codes;
}

export async function countRecoveryCodes(db: Db, userId: UserId): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

const codeOf = (userId: UserId, code: string) =>
  and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashCode(code)));

/** Whether a user has this unused code. */
export async function hasRecoveryCode(db: Db, userId: UserId, code: string): Promise<boolean> {
  return (await db.select().from(recoveryCodes).where(codeOf(userId, code))).length > 0;
}

/** Uses a code up; returns whether it was unused. */
export async function useRecoveryCode(db: Pick<Db, 'delete'>, userId: UserId, code: string): Promise<boolean> {
  return (await db.delete(recoveryCodes).where(codeOf(userId, code)).returning()).length > 0;
}
