import type { PageContext } from '../page-context.ts';
import { asRouteError } from './load.ts';

/** Reads the player of a page without a player in its address. It is another one each time, so it is not cached. */
export async function readFeaturedPlayer({ call }: PageContext): Promise<number> {
  const { id } = await call('featuredPlayer').catch((error: unknown) => {
    throw asRouteError(error);
  });
  return id;
}
