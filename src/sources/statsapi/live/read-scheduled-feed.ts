import type { StatsApiClient } from '../client/stats-api-client.ts';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import { scheduleHydration } from '../schedule/schedule-hydration.ts';
import { wireSchedule, type WireScheduledGame } from '../schedule/wire-schedule.ts';
import { type LiveFeed, toLiveFeed } from './live-feed.ts';

/**
 * What the schedule knows of a game, as a live feed without plays: clubs, status, start and line score. For a game whose feed
 * cannot be read. Rejects with `UpstreamError` when the schedule cannot be read either, or does not list the game.
 */
export async function readScheduledFeed(
  client: Pick<StatsApiClient, 'read'>,
  gamePk: number,
): Promise<{ feed: LiveFeed; asOf: number }> {
  const query = { gamePk, hydrate: scheduleHydration };
  const convert = (body: unknown) => toScheduledFeed(body, gamePk);
  const { value: feed, asOf } = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert });
  return { feed, asOf };
}

function toScheduledFeed(body: unknown, gamePk: number): LiveFeed {
  const games = wireSchedule.parse(body).dates.flatMap((day) => day.games);
  const game = games.findLast((listed) => listed.gamePk === gamePk);
  if (game === undefined) throw new UpstreamError('shape', `The schedule does not list game ${gamePk}`);
  return toLiveFeed(toFeedBody(game), gamePk);
}

function toFeedBody(game: WireScheduledGame): object {
  const { gamePk, gameType, season, doubleHeader, gameNumber, status, venue, teams, decisions } = game;
  return {
    gamePk,
    gameData: {
      game: { pk: gamePk, type: gameType, season, doubleHeader, gameNumber },
      datetime: { dateTime: game.gameDate, officialDate: game.officialDate },
      status,
      venue,
      teams: {
        away: { ...teams?.away?.team, record: teams?.away?.leagueRecord },
        home: { ...teams?.home?.team, record: teams?.home?.leagueRecord },
      },
      probablePitchers: { away: teams?.away?.probablePitcher, home: teams?.home?.probablePitcher },
    },
    liveData: { linescore: game.linescore, decisions },
  };
}
