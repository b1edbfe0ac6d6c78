import type { ForecastParameters } from './forecast-parameters.ts';

/** A club's rating and its uncertainty, as of the end of its latest game. */
type ClubRating = { season: number; rating: number; variance: number };

/** Weighted sum and count of what a pitcher's starts were better than an average start. */
type StarterRecord = { season: number; sum: number; starts: number };

/** A mean that adapts to changes of the league over the years. */
export type RunningMean = { mean: number; games: number };

/** What the forecast knows from earlier games. `update` changes it in place. */
export type ForecastState = {
  clubs: Map<string, ClubRating>;
  starters: Map<string, StarterRecord>;
  home: { season: number; wins: number; games: number };
  homeMargin: RunningMean;
  /** per club and game */
  league: { earlyRuns: RunningMean; strikeouts: RunningMean; walks: RunningMean };
};

/** The state before any game. The league's means are round values of the seasons since 2010 and soon replaced. */
export function emptyForecastState(): ForecastState {
  return {
    clubs: new Map(),
    starters: new Map(),
    home: { season: 0, wins: 0, games: 0 },
    homeMargin: { mean: 0.1, games: 300 },
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
  const share = (wins + homeShare * priorHomeGames) / (games + priorHomeGames);
  return Math.log(share / (1 - share));
}
