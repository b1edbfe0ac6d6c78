import { fittedParameters } from './fitted-parameters.ts';
import type { ForecastParameters } from './forecast-parameters.ts';
import type { Forecast } from './forecast-shapes.ts';
import {
  addToMean,
  readClub,
  readHome,
  readStarter,
  updatePark,
  type ForecastState,
  type RunningMean,
  emptyForecastState,
} from './forecast-state.ts';
import { forecast } from './forecast.ts';
import { updateLineups } from './lineups.ts';
import type { BattingLine, PlayedGame } from './played-game.ts';

/** Games over which the mean margin of home clubs, and the means of the league, adapt. */
const marginGames = 8000;
const leagueGames = 2500;

/**
 * Moves the ratings of both clubs toward the game's result, each in proportion to its uncertainty (a Kalman filter). The
 * part of the result that the starters and the lineups explain is not attributed to the clubs; a game without lineups has no such part.
 */
function updateClubs(state: ForecastState, game: PlayedGame, parameters: ForecastParameters): void {
  const { season } = game;
  const home = readClub(state, { club: game.home.club, season }, parameters);
  const away = readClub(state, { club: game.away.club, season }, parameters);
  const { starters, lineups } = forecast(state, game, parameters).parts;
  const explained = starters + (game.home.lineup && game.away.lineup ? lineups : 0);
  const expected = home.rating - away.rating + explained / parameters.ratingScale;
  const surprise = addToMean(state.homeMargin, gameMargin(game.home, game.away) - expected, marginGames);
  const variance = home.variance + away.variance + parameters.gameVariance;
  for (const [{ club }, before, sign] of [
    [game.home, home, 1],
    [game.away, away, -1],
  ] as const) {
    const gain = before.variance / variance;
    state.clubs.set(club, {
      season,
      rating: before.rating + sign * gain * surprise,
      variance: before.variance * (1 - gain) + parameters.varianceByGame,
    });
  }
}

/** The deviation from the league's mean; 0 for a value that is not available. */
const deviate = (mean: RunningMean, value: number | null): number =>
  value === null ? 0 : addToMean(mean, value, leagueGames);

/** Adds a start, judged by what the opponents' batters did in the game. */
function updateStarter(
  state: ForecastState,
  { starter, season, opponents }: { starter: string | null; season: number; opponents: BattingLine },
  parameters: ForecastParameters,
): void {
  const value =
    parameters.strikeoutValue * deviate(state.league.strikeouts, opponents.strikeouts) -
    deviate(state.league.earlyRuns, opponents.earlyRuns) -
    parameters.walkCost * deviate(state.league.walks, opponents.walks);
  if (starter === null) return;
  const { sum, starts } = readStarter(state, { starter, season }, parameters);
  const kept = parameters.keptByStart;
  state.starters.set(starter, { season, sum: sum * kept + value, starts: starts * kept + 1 });
}

/** Starts of a club by which its starters are judged: two turns of a rotation. */
const rotationStarts = 10;

/** Adds a game to the state, in place. Games are added in the order of their dates. A tied game changes nothing. */
export function update(
  state: ForecastState,
  game: PlayedGame,
  parameters: ForecastParameters = fittedParameters,
): void {
  const { season, home, away } = game;
  if (home.runs === away.runs) return;
  updateClubs(state, game, parameters);
  updateStarter(state, { starter: home.starter, season, opponents: away }, parameters);
  updateStarter(state, { starter: away.starter, season, opponents: home }, parameters);
  for (const side of [home, away]) {
    const starters = state.lastStarters.get(side.club) ?? [];
    state.lastStarters.set(side.club, [...starters, side.starter].slice(-rotationStarts));
    updateLineups(state, side, season);
  }
  updatePark(state, home.club, home.runs + away.runs);
  const { wins, games } = readHome(state, season);
  state.home = { season, wins: wins + Number(home.runs > away.runs), games: games + 1 };
}

/** Runs per event, after the linear weights of G. Lindsey (1963) and P. Palmer (1984), rounded; a home run is also a hit. */
const linearWeights = { hit: 0.45, walk: 0.33, homeRun: 0.95 };

/** The share of the margin that is computed from linear weights, and the exponent that compresses large margins. */
const weightedShare = 0.75;
const exponent = 0.75;

const weighRuns = ({ hits, walks, homeRuns }: BattingLine): number | null =>
  hits === null || walks === null || homeRuns === null
    ? null
    : linearWeights.hit * hits + linearWeights.walk * walks + linearWeights.homeRun * homeRuns;

/** The margin in runs that the batting of both clubs usually yields, mixed with the actual margin; without hits, the actual one. */
function mixedMargin(home: BattingLine, away: BattingLine): number {
  const actual = home.runs - away.runs;
  const homeRuns = weighRuns(home);
  const awayRuns = weighRuns(away);
  if (homeRuns === null || awayRuns === null) return actual;
  return (1 - weightedShare) * actual + weightedShare * (homeRuns - awayRuns);
}

/** By how much the home club was better in a game: positive or negative, in runs to the power of 0.75. */
export function gameMargin(home: BattingLine, away: BattingLine): number {
  const margin = mixedMargin(home, away);
  return Math.sign(margin) * Math.abs(margin) ** exponent;
}

/** Dates are comparable texts such as '2024-04-01'; a suspended game ends on a later date than it begins. */
export type DatedGame = PlayedGame & { date: string; endDate: string };

/** Forecasts each game from the games that ended on earlier dates. The games must be in the order of their dates. */
export function forecastInOrder(
  games: readonly DatedGame[],
  parameters: ForecastParameters = fittedParameters,
): Forecast[] {
  const state = emptyForecastState();
  let pending: DatedGame[] = [];
  let date = '';
  return games.map((game) => {
    if (game.date !== date) {
      date = game.date;
      for (const each of pending) if (each.endDate < date) update(state, each, parameters);
      pending = pending.filter(({ endDate }) => endDate >= date);
    }
    pending.push(game);
    return forecast(state, game, parameters);
  });
}
