import type { ZodType } from 'zod';
import { InvalidInput } from './app-error.ts';

/** A position in a list as a text for the next request. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** `name`: the field of the request. Throws `InvalidInput` if the cursor is not from an earlier response. */
export function decodeCursor<T>(name: string, cursor: string, schema: ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new InvalidInput({ [name]: 'must be a cursor from an earlier response' });
  }
}
