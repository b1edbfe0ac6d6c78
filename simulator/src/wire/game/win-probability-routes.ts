import { toId } from '../../http/query.ts';
import { objectNotFound } from '../../http/api-error.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { ScheduledGame } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { lastChange } from './change-times.ts';
import type { JsonObject } from '../json.ts';
import { currentListing } from './listing.ts';
import { momentAt } from './live-feed.ts';
import { requestedTime } from './live-routes.ts';
import { decidedPlayBody } from '../play/play-body.ts';
import { personIdLink } from '../references.ts';
import { scheduleGame } from '../schedule/schedule-game.ts';
import { homeWinProbability, stateAfter } from './win-probability.ts';

export function winProbabilityRoutes(league: League): Routes {
  return {
    '/api/v1/game/:gamePk/winProbability': (request) => winProbability(league, request),
    '/api/v1/game/:gamePk/contextMetrics': (request) => contextMetrics(league, request),
  };
}

function findPlayedGame(
  league: League,
  request: RouteRequest,
): { game: ScheduledGame; played: PlayedGame; now: number } {
  const game = league.game(toId(request.params.gamePk ?? ''));
  const played = game && league.play(game.gamePk);
  if (!game || !played) throw objectNotFound();
  return { game, played, now: lastChange(played, requestedTime(request, request.now)) };
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/** One entry for each completed plate appearance; none in minor-league and college parks, as in the API. */
function winProbability(league: League, request: RouteRequest): JsonObject[] {
  const { game, played, now } = findPlayedGame(league, request);
  if (game.sportId !== 1) return [];
  const decided = played.plays.slice(0, momentAt(played, now)?.completed ?? 0);
  const shares = decided.map((play) => percent(homeWinProbability(stateAfter(play), game.scheduledInnings)));
  return decided.map((play, index) => {
    const home = shares[index] ?? 50;
    const added = Math.round((home - (shares[index - 1] ?? 50)) * 10) / 10;
    return {
      ...decidedPlayBody(league, played, play),
      credits: [{ player: personIdLink(play.batterId), credit: 'b_pa' }],
      flags: [],
      homeTeamWinProbability: home,
      awayTeamWinProbability: Math.round((100 - home) * 10) / 10,
      homeTeamWinProbabilityAdded: added,
      contextMetrics: {},
      leverageIndex: Math.round(Math.min(4, Math.abs(added) / 4 + 0.3) * 100) / 100,
    };
  });
}

function contextMetrics(league: League, request: RouteRequest): JsonObject {
  const { game, played, now } = findPlayedGame(league, request);
  const listing = currentListing(game, now);
  const last = played.plays[(momentAt(played, now)?.completed ?? 0) - 1];
  const home = percent(last ? homeWinProbability(stateAfter(last), game.scheduledInnings) : 0.54);
  return {
    game: listing ? scheduleGame({ league, now }, game, listing, (name) => name === 'probablePitcher') : {},
    leftFieldSacFlyProbability: {},
    centerFieldSacFlyProbability: {},
    rightFieldSacFlyProbability: {},
    awayWinProbability: Math.round((100 - home) * 10) / 10,
    homeWinProbability: home,
  };
}
