import { z } from 'zod';
import { textSchema } from '#platform/api/input-schemas.ts';
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts';
import type { Position } from './page-statement.ts';

const largest = 2_147_483_647;
const number = z.number().int().min(-largest).max(largest);
/** before the first row of every board */
export const top: Position = { score: largest, correct: largest, username: '' };
const positionSchema = z.tuple([number, number, textSchema(60)]);

export function encodePosition({ score, correct, username }: Position): string {
  return encodeCursor([score, correct, username]);
}

/** Throws `InvalidInput` if the cursor is not from an earlier response. */
export function decodePosition(name: 'after' | 'before', cursor: string): Position {
  const [score, correct, username] = decodeCursor(name, cursor, positionSchema);
  return { score, correct, username };
}
