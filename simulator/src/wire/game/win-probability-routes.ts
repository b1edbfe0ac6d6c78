import { toId } from '../../http/query.ts';
import { objectNotFound } from '../../http/api-error.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { ScheduledGame } from '../../model.ts';
import type { PlayedGame, Play } from '../../played-game.ts';
import { lastChange } from './change-times.ts';
import type { JsonObject } from '../json.ts';
import { currentListing } from './listing.ts';
import { momentAt } from './live-feed.ts';
import { requestedTime } from './live-routes.ts';
import { decidedPlayBody } from '../play/play-body.ts';
import { personIdLink } from '../references.ts';
import { scheduleGame } from '../schedule/schedule-game.ts';

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

/** The home club's advantage in runs before the first pitch, and the standard deviation of a game's run difference. */
const homeEdge = 0.15;
const gameSpread = 4.3;
/** Expected runs of the rest of a half-inning by bases and outs (0, 1, 2), rounded MLB averages. */
const expectedRuns: readonly (readonly [number, number, number])[] = [
  [0.48, 0.26, 0.1],
  [0.86, 0.51, 0.22],
  [1.1, 0.66, 0.32],
  [1.44, 0.88, 0.43],
  [1.35, 0.95, 0.35],
  [1.78, 1.13, 0.48],
  [1.96, 1.38, 0.58],
  [2.29, 1.54, 0.75],
];

type State = {
  inning: number;
  isTop: boolean;
  outs: number;
  bases: readonly (number | null)[];
  away: number;
  home: number;
};

/**
 * Probability that the home club wins: the lead plus the expected runs of the half-inning, relative to the standard deviation
 * of the runs in the remaining outs (normal approximation). 1 or 0 after the end.
 */
function homeWinProbability(state: State, scheduledInnings: number): number {
  const { inning, isTop, outs, away, home } = state;
  if (isDecided(state, scheduledInnings)) return home > away ? 1 : 0;
  const halvesLeft = Math.max(0, scheduledInnings - inning) * 2 + (isTop ? 2 : 1) - outs / 3;
  const [baseState, empty] = [
    expectedRuns[baseIndex(state)]?.[Math.min(outs, 2)] ?? 0,
    expectedRuns[0]?.[Math.min(outs, 2)] ?? 0,
  ];
  const now = (isTop ? -1 : 1) * (baseState - empty);
  const lead = home - away + now + homeEdge * (halvesLeft / (2 * scheduledInnings));
  const spread = gameSpread * Math.sqrt(Math.max(0.4, halvesLeft) / (2 * scheduledInnings));
  return normal((lead + lastBats(state)) / spread);
}

/** The home club bats last, so a tie in late innings is slightly better than even. */
const lastBats = ({ isTop, away, home }: State) => (away === home && isTop ? 0.05 : 0);

const baseIndex = ({ bases }: State) => (bases[0] ? 1 : 0) + (bases[1] ? 2 : 0) + (bases[2] ? 4 : 0);

function isDecided({ inning, isTop, outs, away, home }: State, scheduledInnings: number): boolean {
  if (inning < scheduledInnings) return false;
  if (!isTop && home > away) return true;
  return outs === 3 && (isTop ? home > away : away !== home);
}

/** Abramowitz and Stegun 7.1.26, exact to seven places. */
function normal(x: number): number {
  const t = 1 / (1 + 0.3275911 * (Math.abs(x) / Math.SQRT2));
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - poly * Math.exp(-(x * x) / 2);
  return x >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}

function stateAfter(play: Play): State {
  const { inning, isTop, outs, basesAfter, awayScore, homeScore } = play;
  return { inning, isTop, outs, bases: outs === 3 ? [] : basesAfter, away: awayScore, home: homeScore };
}
