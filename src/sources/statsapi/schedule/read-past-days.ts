import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { type GameDay, toGameDays } from './to-game-days.ts';

type Params = { level: number; from: string; to: string };

/** The results of a level between two days (YYYY-MM-DD, inclusive), by day, without team records and line scores. */
export function readPastDays(
  client: StatsApiClient,
  { level, from, to }: Params,
): Promise<UpstreamResponse<GameDay[]>> {
  const query = { sportId: level, startDate: from, endDate: to };
  return client.read('/api/v1/schedule', { kind: 'pastDays', query, convert: toGameDays });
}
