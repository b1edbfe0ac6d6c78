import { DatabaseError } from 'pg';

const uniqueViolation = '23505';

/** Returns the name of the unique key that a statement violated; null for another error. */
export function findUniqueViolation(error: unknown): string | null {
  if (error instanceof DatabaseError) return error.code === uniqueViolation ? (error.constraint ?? '') : null;
  return error instanceof Error ? findUniqueViolation(error.cause) : null;
}
