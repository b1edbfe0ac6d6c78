import type { Answer } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { type LineScore, toLineScore } from './to-line-score.ts';

/** One game's line score as it stands; an empty one before the first pitch. */
export function readLineScore(client: StatsApiClient, gamePk: number): Promise<Answer<LineScore>> {
  return client.read(`/api/v1/game/${gamePk}/linescore`, { kind: 'schedule', convert: toLineScore });
}
