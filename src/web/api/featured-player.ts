import type { PageContext } from '../page-context.ts';
import { asRouteError } from './load.ts';

/** Whom a page shows that names nobody: somebody else each time, so that no cache may answer. */
export async function featuredPlayer({ call }: PageContext): Promise<number> {
  const { id } = await call('featuredPlayer').catch((error: unknown) => {
    throw asRouteError(error);
  });
  return id;
}
