import type { AdminUser } from '../contract.ts';
import type { UserRow } from './user-changes.ts';

/** The part of a user that moderation needs. */
export function toAdminUser({ id, username, createdAt, isAdmin, isSimulated, isHidden }: UserRow): AdminUser {
  return { id, username, createdAt: createdAt.toISOString(), isAdmin, isSimulated, isHidden };
}
