import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import type { Park } from '../rules/park.ts';
import { toVenues } from './to-venues.ts';

/** Parks with place and dimensions, in one request. */
export function readVenues(client: StatsApiClient, ids: readonly number[]): Promise<UpstreamResponse<Park[]>> {
  const query = { venueIds: ids.toSorted((one, other) => one - other), hydrate: 'location,fieldInfo' };
  return client.read('/api/v1/venues', { kind: 'venues', query, convert: toVenues });
}
