import type { WinProbability } from '#domain/stats/win-probability.ts';
import type { Answer } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toWinProbabilities } from './to-win-probability.ts';

/** The league's own estimate after each plate appearance; empty at most minor-league parks. */
export function readWinProbability(client: StatsApiClient, gamePk: number): Promise<Answer<WinProbability[]>> {
  // the rest of the answer, 97 parts in a hundred, is the play-by-play
  const query = {
    fields: 'homeTeamWinProbability,homeTeamWinProbabilityAdded,leverageIndex,atBatIndex,about,inning',
  };
  const convert = toWinProbabilities;
  return client.read(`/api/v1/game/${gamePk}/winProbability`, { kind: 'winProbability', query, convert });
}
