import type { PageContext } from '../page-context.ts';
import { sessionQuery, useSession } from './queries/session.ts';

/** The club of a page that names none, for a visitor without a favourite. */
const standardTeam = 121;

/** The signed-in fan's favourite club, else the standard one. */
export async function loadDefaultTeam({ call, queryClient }: PageContext): Promise<number> {
  const user = await queryClient.query(sessionQuery(call)).catch(() => null);
  return user?.favorite_team ?? standardTeam;
}

/** As `loadDefaultTeam`, for what is on the screen. */
export function useDefaultTeam(): number {
  return useSession().user?.favorite_team ?? standardTeam;
}
