import { isLaterReport, progressOf } from '#rules/baseball/game/is-later-report.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { memoizeByBody } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { isListedTbd, onePerGamePk } from '../schedule/to-game-card.ts';
import { toLineScore } from '../schedule/to-line-scores.ts';
import { scheduleHydration, type WireScheduledGame, wireSchedule } from '../schedule/wire-schedule.ts';
import { isStartTbd } from '../wire/league-day.ts';
import { toGameStatus } from '../wire/to-game-status.ts';
import { startOf } from './to-game-header.ts';
import { wireFeed, type WireFeed } from './wire-feed.ts';

/** A game as the schedule lists it. `asOf`: epoch ms, league clock */
export type ListedGame = { game: WireScheduledGame; asOf: number };

const toListedGames = memoizeByBody((body): Map<number, WireScheduledGame> => {
  const listed = wireSchedule.parse(body).dates.flatMap((day) => day.games);
  return new Map(onePerGamePk(listed, phaseOf).map((game) => [game.gamePk, game]));
});

function phaseOf({ status }: WireScheduledGame) {
  return toGameStatus(status).phase;
}

/**
 * What the schedule says about a game; null if it does not list the game or cannot be read. `feed`: the body of a game in progress, which
 * is read with all games of its day, in the response for their cards.
 */
export async function readListedGame(
  client: Pick<StatsApiClient, 'read'>,
  gamePk: number,
  feed: unknown = null,
): Promise<ListedGame | null> {
  const query = { ...(dayOf(feed) ?? { gamePk }), hydrate: scheduleHydration };
  try {
    const { value, asOf } = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert: toListedGames });
    const game = value.get(gamePk);
    return game ? { game, asOf } : null;
  } catch {
    return null;
  }
}

function dayOf(feed: unknown): { date: string; sportId: number } | null {
  const { status, datetime, teams } = wireFeed.safeParse(feed).data?.gameData ?? {};
  const sportId = teams?.home?.sport?.id;
  if (toGameStatus(status).phase !== 'live' || datetime?.officialDate === undefined || sportId === undefined)
    return null;
  return { date: datetime.officialDate, sportId };
}

/** Whether only one of both says that the start of an open game is to be determined: picks lock by the schedule. */
function isOtherStart(listed: WireScheduledGame, { gameData }: WireFeed): boolean {
  if (phaseOf(listed) !== 'open' || toGameStatus(gameData.status).phase !== 'open') return false;
  return isListedTbd(listed) !== isStartTbd(startOf(gameData));
}

/** Whether the status of the schedule counts, and not that of the feed. */
export function isLaterThanFeed(listed: WireScheduledGame, body: unknown): boolean {
  const feed = wireFeed.parse(body);
  if (isOtherStart(listed, feed)) return true;
  const { gameData, liveData } = feed;
  const { officialDate, originalDate } = gameData.datetime ?? {};
  return isLaterReport(
    {
      status: toGameStatus(listed.status),
      officialDate: listed.resumedFromDate ?? listed.officialDate ?? '',
      progress: listed.linescore === undefined ? 0 : progressOf(toLineScore(listed.linescore)),
    },
    {
      status: toGameStatus(gameData.status),
      officialDate: officialDate ?? originalDate ?? '',
      progress: liveData.linescore === undefined ? 0 : progressOf(toLineScore(liveData.linescore)),
    },
  );
}

const partOf = (value: unknown, name: string): object => {
  const part: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof part === 'object' && part !== null ? part : {};
};

/** The line score of the schedule with the final score, which can be elsewhere. */
function lineScoreOf({ linescore, teams, status }: WireScheduledGame, feed: object): object {
  const line: object = linescore ?? partOf(feed, 'linescore');
  if (toGameStatus(status).phase !== 'final') return line;
  const totals = partOf(line, 'teams');
  const sideOf = (side: Side) => {
    const runs = teams?.[side]?.score;
    return { ...partOf(totals, side), ...(runs !== undefined && { runs }) };
  };
  return { ...line, teams: { away: sideOf('away'), home: sideOf('home') } };
}

/** The body of a feed with what the schedule knows of the state of the game: status, start, and once it was played the score. */
export function withListedState(feed: unknown, listed: WireScheduledGame): object {
  const { gamePk, status, gameDate, officialDate, decisions } = listed;
  const [gameData, liveData] = [partOf(feed, 'gameData'), partOf(feed, 'liveData')];
  const phase = phaseOf(listed);
  const datetime = { ...partOf(gameData, 'datetime'), ...(phase === 'open' && { dateTime: gameDate, officialDate }) };
  const isPlayed = phase === 'live' || phase === 'held' || phase === 'final';
  return {
    gamePk,
    metaData: partOf(feed, 'metaData'),
    gameData: { ...gameData, status, datetime },
    liveData: {
      ...liveData,
      ...(isPlayed && { linescore: lineScoreOf(listed, liveData) }),
      ...(decisions && { decisions }),
    },
  };
}

/** What the schedule knows of a game as the body of a feed without plays: clubs, status, start and line score. */
export function toFeedBody(game: WireScheduledGame): object {
  const { gamePk, gameType, season, doubleHeader, gameNumber, status, venue, teams, decisions } = game;
  return {
    gamePk,
    gameData: {
      game: { pk: gamePk, type: gameType, season, doubleHeader, gameNumber },
      datetime: { dateTime: game.gameDate, officialDate: game.officialDate },
      status,
      venue,
      teams: {
        away: { ...teams?.away?.team, record: teams?.away?.leagueRecord, score: teams?.away?.score },
        home: { ...teams?.home?.team, record: teams?.home?.leagueRecord, score: teams?.home?.score },
      },
      probablePitchers: { away: teams?.away?.probablePitcher, home: teams?.home?.probablePitcher },
    },
    liveData: { linescore: game.linescore, decisions },
  };
}
