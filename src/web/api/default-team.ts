import type { PageContext } from '../page-context.ts';
import { sessionQuery, useSession } from './queries/session.ts';

/** The club of a page without a club in its address, for a visitor or a user without a favorite. */
const standardTeam = 121;

/** The favorite club of the signed-in user, otherwise the default one. */
export async function loadDefaultTeam({ call, queryClient }: PageContext): Promise<number> {
  const user = await queryClient.query(sessionQuery(call)).catch(() => null);
  return user?.favorite_team ?? standardTeam;
}

/** `loadDefaultTeam` as a hook. */
export function useDefaultTeam(): number {
  return useSession().user?.favorite_team ?? standardTeam;
}
