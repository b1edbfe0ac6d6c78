import type { Endpoint } from '#platform/api/endpoint.ts';
import type { Visit } from '../visit/create-visit.ts';
import { isPersonal } from './authorize-call.ts';

type Sharing = { cacheControl: string; vary: string };

/**
 * How caches may use a successful response: not at all if it is of one client, which includes viewers who are behind or hide
 * scores. `maxAge`: seconds, default that of the endpoint
 */
export function sharingOf(
  endpoint: Endpoint,
  { hasOwnView }: Pick<Visit, 'hasOwnView'>,
  maxAge = endpoint.maxAge,
): Sharing {
  const hasResults = endpoint.results !== undefined && endpoint.results !== 'none';
  const vary = hasResults || isPersonal(endpoint) ? 'accept-encoding, cookie' : 'accept-encoding';
  if (isPersonal(endpoint) || (hasResults && hasOwnView)) return { cacheControl: 'private, no-store', vary };
  return { cacheControl: maxAge === undefined ? 'public, no-cache' : `public, max-age=${maxAge}`, vary };
}
