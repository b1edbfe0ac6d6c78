/** Members of one private league. */
export const maxMembers = 500;

/** Private leagues of one user. */
export const maxLeagues = 50;

/** `joinedAt`: epoch ms (UTC) */
export type Member = { userId: number; joinedAt: number; isAdmin: boolean };

/**
 * The member who becomes admin because no admin is left: the longest-standing one. Null while there is an admin, and without
 * members.
 */
export function nextAdmin(members: readonly Member[]): Member | null {
  if (members.some(({ isAdmin }) => isAdmin)) return null;
  const [first] = members.toSorted((one, other) => one.joinedAt - other.joinedAt || one.userId - other.userId);
  return first ?? null;
}
