import { DatabaseError } from 'pg';

const foreignKeyViolation = '23503';

/** Whether a row could not be written because its user was deleted after the session was checked. */
export function isOfDeletedUser(error: unknown): boolean {
  if (error instanceof DatabaseError)
    return error.code === foreignKeyViolation && error.constraint?.endsWith('_user_id_fkey') === true;
  return error instanceof Error && isOfDeletedUser(error.cause);
}
