import type { Matchup } from '../rules/practice-shapes.ts';
import { scheduleHydration } from '#sources/statsapi/schedule/schedule-hydration.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toMatchups } from './to-matchups.ts';

/** The major-league games that count of a past day (YYYY-MM-DD), as they were announced. */
export async function readMatchups(client: StatsApiClient, date: string): Promise<Matchup[]> {
  const query = { sportId: 1, date, hydrate: scheduleHydration };
  const { value } = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toMatchups });
  return value;
}
