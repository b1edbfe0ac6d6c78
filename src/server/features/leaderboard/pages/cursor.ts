import { z } from 'zod';
import { textSchema } from '#contract/api/input-schemas.ts';
import { InvalidInput } from '#server/http/errors/app-error.ts';
import type { Position } from './read-rows.ts';

const largest = 2_147_483_647;
const number = z.number().int().min(-largest).max(largest);
/** before the first row of every board */
export const top: Position = { score: largest, correct: largest, username: '' };
const positionSchema = z.tuple([number, number, textSchema(60)]);

export function encodePosition({ score, correct, username }: Position): string {
  return Buffer.from(JSON.stringify([score, correct, username])).toString('base64url');
}

/** Throws `InvalidInput` if the cursor is not from an earlier response. */
export function decodePosition(name: 'after' | 'before', cursor: string): Position {
  try {
    const [score, correct, username] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { score, correct, username };
  } catch {
    throw new InvalidInput({ [name]: 'must be a cursor from an earlier response' });
  }
}
