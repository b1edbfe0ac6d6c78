import type { Endpoint } from '#contract/api/endpoint.ts';
import { isPersonal } from './authorize-call.ts';

/** The `Cache-Control` of successful responses of an endpoint. */
export function cacheControlOf(endpoint: Endpoint): string {
  if (isPersonal(endpoint)) return 'private, no-store';
  return endpoint.maxAge === undefined ? 'public, no-cache' : `public, max-age=${endpoint.maxAge}`;
}
