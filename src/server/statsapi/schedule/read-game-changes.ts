import type { Answer } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { type GameDay, toGameDays } from './to-game-days.ts';

/** The games of a level of which anything changed since an instant (epoch ms, UTC), by day. */
export function readGameChanges(
  client: StatsApiClient,
  { since, level }: { since: number; level: number },
): Promise<Answer<GameDay[]>> {
  const query = { sportId: level, updatedSince: new Date(since).toISOString() };
  return client.read('/api/v1/game/changes', { kind: 'changes', query, convert: toGameDays });
}
