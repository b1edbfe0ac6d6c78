import type { UpstreamResponse } from '../client/response.ts';
import { scheduleHydration } from './schedule-hydration.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { type GameDay, toGameDays } from './to-game-days.ts';

type Params = { teamId: number; level: number; from: string; to: string };

/** The games of one club between two days (YYYY-MM-DD, both included), by day. */
export function readTeamSchedule(
  client: StatsApiClient,
  { teamId, level, from, to }: Params,
): Promise<UpstreamResponse<GameDay[]>> {
  const query = { sportId: level, teamId, startDate: from, endDate: to, hydrate: scheduleHydration };
  return client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toGameDays });
}
