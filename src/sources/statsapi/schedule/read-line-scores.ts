import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { type ListedGameLines, toLineScores } from './to-line-scores.ts';

const fields =
  'dates,date,games,gamePk,gameType,status,statusCode,abstractGameState,detailedState,' +
  'teams,away,home,team,id,score,probablePitcher,linescore,innings,num,runs';

/** The line scores of the major-league games that ended between two days (YYYY-MM-DD, inclusive). */
export function readLineScores(
  client: StatsApiClient,
  { from, to }: { from: string; to: string },
): Promise<UpstreamResponse<ListedGameLines[]>> {
  const query = {
    sportId: 1,
    startDate: from,
    endDate: to,
    gameTypes: 'R,F,D,L,W',
    hydrate: 'linescore,probablePitcher',
    fields,
  };
  return client.read('/api/v1/schedule', { kind: 'pastDays', query, convert: toLineScores });
}
