import type { Season } from '#domain/seasons/season.ts';
import type { Answer } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toSeasons } from './to-seasons.ts';

/** Every season of a level that the upstream has a calendar for, oldest first. */
export function readSeasons(client: StatsApiClient, level = 1): Promise<Answer<Season[]>> {
  const query = { sportId: level };
  return client.read('/api/v1/seasons/all', { kind: 'seasons', query, convert: toSeasons });
}
