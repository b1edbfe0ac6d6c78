import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { recoveryCodes } from '../../tables.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { hashOf } from '../sessions.ts';

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
  return hashOf(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
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
  const [row] = await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row?.count ?? 0;
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
