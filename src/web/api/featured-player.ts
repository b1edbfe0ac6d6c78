import type { PageContext } from '../page-context.ts';
import { asRouteError } from './load.ts';

/** The player of a page without a player in its address: a random one each time, so the response is not cached. */
export async function featuredPlayer({ call }: PageContext): Promise<number> {
  const { id } = await call('featuredPlayer').catch((error: unknown) => {
    throw asRouteError(error);
  });
  return id;
}
