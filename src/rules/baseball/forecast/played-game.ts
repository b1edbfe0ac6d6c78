/** A batter and the value: runs per plate appearance relative to an average batter. */
export type LineupBatter = { id: string; value: number };

/** A club in a game: its starting pitcher and its starting batters without a pitcher; null if they are not known. */
export type ForecastClub = { club: string; starter: string | null; lineup?: readonly LineupBatter[] | null };

/** A game before it is played. */
export type UpcomingGame = { season: number; home: ForecastClub; away: ForecastClub };

/**
 * What a club's batters did in a game, from its line score and box score. Values other than the runs are null if they are
 * not available.
 */
export type BattingLine = {
  runs: number;
  hits: number | null;
  /** walks and hit batters */
  walks: number | null;
  homeRuns: number | null;
  strikeouts: number | null;
  /** runs of the first six innings, which mostly the other club's starter allowed */
  earlyRuns: number | null;
};

/**
 * The starter, by id, and the batting of a club in a game. `reliefPitches`: the pitches of its other pitchers, `starterRuns`: the
 * runs that its starter allowed; absent or null if they are not known. `batters`: the starting nine without a batting pitcher; absent or null if
 * they are not known.
 */
export type GameLine = BattingLine & {
  starter: number | null;
  batters?: number[] | null;
  reliefPitches?: number | null;
  starterRuns?: number | null;
};

/** A game with its result. */
export type PlayedGame = {
  season: number;
  home: ForecastClub & BattingLine;
  away: ForecastClub & BattingLine;
};
