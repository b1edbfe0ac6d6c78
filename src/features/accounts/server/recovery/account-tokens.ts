import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { accountTokens } from '../../tables.ts';
import type { UserId } from '#platform/http/endpoints/authorized.ts';
import { AppError } from '#platform/http/errors/app-error.ts';
import { hashOf } from '../sessions.ts';

const minute = 60_000;
const lifetimes = { reset: 30 * minute, verify: 24 * 60 * minute };

type Kind = keyof typeof lifetimes;
type NewToken = { userId: UserId; kind: Kind; email: string | null; now: number };
type AccountToken = { userId: UserId; email: string | null };

/** Creates a one-time token and deletes expired ones. `now`: epoch ms, real time */
export async function createAccountToken(db: Db, { userId, kind, email, now }: NewToken): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, new Date(now)));
  const expiresAt = new Date(now + lifetimes[kind]);
  await db.insert(accountTokens).values({ tokenHash: hashOf(token), userId, kind, email, expiresAt });
  return token;
}

const validToken = (token: string, kind: Kind, now: number) =>
  and(
    eq(accountTokens.tokenHash, hashOf(token)),
    eq(accountTokens.kind, kind),
    gt(accountTokens.expiresAt, new Date(now)),
  );

const columns = { userId: accountTokens.userId, email: accountTokens.email };

function requireToken(found: AccountToken | undefined): AccountToken {
  if (found !== undefined) return found;
  throw new AppError('unacceptable', 'This link is invalid, was used or has expired.');
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
