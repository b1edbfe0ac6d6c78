import { toLogit } from '../logit.ts';
import type { ForecastParameters } from './forecast-parameters.ts';
import type { LineupBatter } from './played-game.ts';

/** A club's rating and its uncertainty, as of the end of its latest game. */
type ClubRating = { season: number; rating: number; variance: number };

/** Weighted sum and count of what a pitcher's starts were better than an average start. */
type StarterRecord = { season: number; sum: number; starts: number };

/** Weighted sum and count of a club's home games; the sum is of runs of both clubs relative to the league's mean. */
type ParkRecord = { runs: number; games: number };

/** A mean that adapts to changes of the league over the years. */
export type RunningMean = { mean: number; games: number };

/** What the forecast knows from earlier games. `update` changes it in place. */
export type ForecastState = {
  clubs: Map<string, ClubRating>;
  starters: Map<string, StarterRecord>;
  /** the starters of each club's last games, oldest first; null for one who is not known */
  lastStarters: Map<string, readonly (string | null)[]>;
  /** the lineups of each club's last games of its latest season, oldest first */
  lineups: Map<string, { season: number; games: readonly (readonly LineupBatter[])[] }>;
  /** by home club */
  parks: Map<string, ParkRecord>;
  home: { season: number; wins: number; games: number };
  homeMargin: RunningMean;
  /** runs of both clubs in a game */
  gameRuns: RunningMean;
  /** per club and game */
  league: { earlyRuns: RunningMean; strikeouts: RunningMean; walks: RunningMean };
};

/** The state before any game. The league's means are round values of the seasons since 2010 and soon replaced. */
export function emptyForecastState(): ForecastState {
  return {
    clubs: new Map(),
    starters: new Map(),
    lastStarters: new Map(),
    lineups: new Map(),
    parks: new Map(),
    home: { season: 0, wins: 0, games: 0 },
    homeMargin: { mean: 0.1, games: 300 },
    gameRuns: { mean: 9, games: 50 },
    league: {
      earlyRuns: { mean: 2.9, games: 50 },
      strikeouts: { mean: 8, games: 50 },
      walks: { mean: 3.6, games: 50 },
    },
  };
}

/** Adds a value to a mean over at most `limit` games and returns its deviation from the mean before. */
export function addToMean(mean: RunningMean, value: number, limit: number): number {
  const deviation = value - mean.mean;
  mean.games = Math.min(limit, mean.games + 1);
  mean.mean += deviation / mean.games;
  return deviation;
}

/** A club's rating in a season: after each winter it is closer to 0 and less certain. */
export function readClub(
  { clubs }: ForecastState,
  { club, season }: { club: string; season: number },
  { firstVariance, carriedRating, varianceByWinter }: ForecastParameters,
): ClubRating {
  const { season: from, rating, variance } = clubs.get(club) ?? { season, rating: 0, variance: firstVariance };
  const winters = Math.max(0, season - from);
  const carried = carriedRating ** winters;
  return { season, rating: rating * carried, variance: variance * carried ** 2 + varianceByWinter * winters };
}

/** A pitcher's record of starts in a season: each winter reduces the weight of earlier starts. */
export function readStarter(
  { starters }: ForecastState,
  { starter, season }: { starter: string | null; season: number },
  { keptByWinter }: ForecastParameters,
): StarterRecord {
  const record = starter === null ? undefined : starters.get(starter);
  if (!record) return { season, sum: 0, starts: 0 };
  const kept = keptByWinter ** Math.max(0, season - record.season);
  return { season, sum: record.sum * kept, starts: record.starts * kept };
}

/** A winter reduces the weight of earlier home games to this, so that mainly the last three seasons count. */
const keptHomeGames = 0.6;

/** The home advantage starts from the share of home wins since 2000, as if this many games had been played. */
const homeShare = 0.54;
const priorHomeGames = 600;

/** The home clubs' wins and games of recent seasons, weighted. */
export function readHome({ home }: ForecastState, season: number): ForecastState['home'] {
  const kept = keptHomeGames ** Math.max(0, season - home.season);
  return { season, wins: home.wins * kept, games: home.games * kept };
}

/** The logit of a win for the home club of two equal clubs. */
export function homeAdvantage(state: ForecastState, season: number): number {
  const { wins, games } = readHome(state, season);
  return toLogit((wins + homeShare * priorHomeGames) / (games + priorHomeGames));
}

/** Runs of both clubs in a game of the seasons to which the rates of the win probability were fitted. */
const usualGameRuns = 9;

/** An unknown park is average; a known one is drawn toward the average by this many games, one season. */
const priorParkGames = 81;

/** The logarithm of the runs of a game in a club's park, relative to the usual number of runs. */
export function runEnvironment({ parks, gameRuns }: ForecastState, club: string): number {
  const { runs, games } = parks.get(club) ?? { runs: 0, games: 0 };
  return Math.log((((runs + priorParkGames) / (games + priorParkGames)) * gameRuns.mean) / usualGameRuns);
}

/** Share of the weight of a park's earlier games that remains after a game, and games over which the league's mean adapts. */
const keptParkGames = 0.995;
const gameRunsGames = 1500;

/** Adds the runs of both clubs in a game to the record of the home club's park, in place. */
export function updatePark({ parks, gameRuns }: ForecastState, club: string, runs: number): void {
  const before = parks.get(club) ?? { runs: 0, games: 0 };
  parks.set(club, {
    runs: before.runs * keptParkGames + runs / gameRuns.mean,
    games: before.games * keptParkGames + 1,
  });
  addToMean(gameRuns, runs, gameRunsGames);
}
