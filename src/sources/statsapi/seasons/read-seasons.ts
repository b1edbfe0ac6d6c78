import type { Season } from '#rules/baseball/seasons/season.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toSeasons } from './to-seasons.ts';

/** The seasons of a level that have dates in the upstream, oldest first. */
export function readSeasons(client: StatsApiClient, level = 1): Promise<UpstreamResponse<Season[]>> {
  const query = { sportId: level };
  return client.read('/api/v1/seasons/all', { kind: 'seasons', query, convert: toSeasons });
}
