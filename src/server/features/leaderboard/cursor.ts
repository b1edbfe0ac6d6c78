import { z } from 'zod';
import { InvalidInput } from '#server/http/errors/app-error.ts';
import type { Place } from './read-rows.ts';

const largest = 2_147_483_647;
const number = z.number().int().min(-largest).max(largest);
/** above everybody */
export const top: Place = { score: largest, correct: largest, username: '' };
const placeSchema = z.tuple([number, number, z.string().max(60)]);

export function encodePlace({ score, correct, username }: Place): string {
  return Buffer.from(JSON.stringify([score, correct, username])).toString('base64url');
}

/** Throws `InvalidInput` for what no answer of ours has given. */
export function decodePlace(name: 'after' | 'before', cursor: string): Place {
  try {
    const [score, correct, username] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { score, correct, username };
  } catch {
    throw new InvalidInput({ [name]: 'must be a place that an answer gave' });
  }
}
