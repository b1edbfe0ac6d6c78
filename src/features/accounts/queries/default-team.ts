import type { PageContext } from '#platform/api/browser/page-context.ts';
import { sessionQuery, useSession } from './session.ts';

/** The default club of pages for a visitor, and for a user without a favorite club. */
const standardTeam = 121;

/** The signed-in user's favorite club, otherwise the default one. */
export async function loadDefaultTeam({ queryClient }: PageContext): Promise<number> {
  const user = await queryClient.query(sessionQuery).catch(() => null);
  return user?.favorite_team ?? standardTeam;
}

/** As `loadDefaultTeam`, for components. */
export function useDefaultTeam(): number {
  return useSession().user?.favorite_team ?? standardTeam;
}
