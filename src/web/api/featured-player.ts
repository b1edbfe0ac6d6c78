import type { featuredPlayer } from '#contract/players.ts';
import type { PageContext } from '../page-context.ts';
import { asRouteError } from './load.ts';
import { query } from './query.ts';

/** Reads the player of a page without a player in its address. It is another one each time. */
export async function readFeaturedPlayer({ queryClient }: PageContext): Promise<number> {
  const featured = query<typeof featuredPlayer>('GET /api/players/featured', {}, { staleTime: 0 });
  const { id } = await queryClient.query(featured).catch((error: unknown) => {
    throw asRouteError(error);
  });
  return id;
}
