import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { type UpstreamResponse, mapResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { onePerGamePk, toGameDays } from './to-game-card.ts';

const fields =
  'dates,date,games,gamePk,gameType,season,officialDate,gameDate,status,statusCode,abstractGameState,detailedState,reason,' +
  'startTimeTBD,teams,away,home,team,id,name,score,probablePitcher,fullName,venue,doubleHeader,gameNumber,gamesInSeries,seriesGameNumber,ifNecessary,' +
  'rescheduleDate,rescheduleGameDate,rescheduledFrom,rescheduledFromDate,resumeDate,resumeGameDate,resumedFrom,resumedFromDate';

type Params = {
  /** null: of every club */
  teamId: number | null;
  level: number;
  /** YYYY-MM-DD */
  from: string;
  to: string;
};

/** The games between two days, inclusive, each once, in a small response: with starters, without records and line scores. */
export async function readGamesBetween(
  client: StatsApiClient,
  { teamId, level, from, to }: Params,
): Promise<UpstreamResponse<GameCard[]>> {
  const team = teamId === null ? {} : { teamId };
  const query = { sportId: level, ...team, startDate: from, endDate: to, hydrate: 'probablePitcher', fields };
  const response = await client.read('/api/v1/schedule', { kind: 'seasonGames', query, convert: toGameDays });
  return mapResponse(response, (days) =>
    onePerGamePk(
      days.flatMap(({ games }) => games),
      ({ status }) => status.phase,
    ),
  );
}

/** The major-league games of several days (YYYY-MM-DD, inclusive), with probable pitchers and without line scores. */
export async function readUpcomingGames(
  client: StatsApiClient,
  { from, to }: { from: string; to: string },
): Promise<UpstreamResponse<GameCard[]>> {
  const query = { sportId: 1, startDate: from, endDate: to, hydrate: 'team,probablePitcher' };
  const response = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toGameDays });
  return mapResponse(response, (days) => days.flatMap(({ games }) => games));
}
