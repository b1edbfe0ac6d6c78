import type { GameType, Position, SportId } from './model.ts';

/** Counting statistics of a player for a game, a season or a career. `wire` computes the rates. */
export type BattingLine = {
  games: number;
  gamesStarted: number;
  plateAppearances: number;
  atBats: number;
  runs: number;
  hits: number;
  doubles: number;
  triples: number;
  homeRuns: number;
  rbi: number;
  walks: number;
  intentionalWalks: number;
  strikeouts: number;
  hitByPitch: number;
  stolenBases: number;
  caughtStealing: number;
  groundedIntoDoublePlay: number;
  groundedIntoTriplePlay: number;
  sacFlies: number;
  sacBunts: number;
  catcherInterference: number;
  pickoffs: number;
  leftOnBase: number;
  groundOuts: number;
  airOuts: number;
  flyOuts: number;
  lineOuts: number;
  popOuts: number;
  pitchesSeen: number;
};

export type PitchingLine = {
  games: number;
  gamesStarted: number;
  gamesFinished: number;
  completeGames: number;
  shutouts: number;
  wins: number;
  losses: number;
  saves: number;
  saveOpportunities: number;
  holds: number;
  blownSaves: number;
  /** innings pitched × 3 */
  outs: number;
  battersFaced: number;
  atBats: number;
  hits: number;
  doubles: number;
  triples: number;
  homeRuns: number;
  runs: number;
  earnedRuns: number;
  walks: number;
  intentionalWalks: number;
  strikeouts: number;
  hitBatsmen: number;
  wildPitches: number;
  balks: number;
  pickoffs: number;
  stolenBases: number;
  caughtStealing: number;
  pitches: number;
  strikes: number;
  sacFlies: number;
  sacBunts: number;
  catcherInterference: number;
  inheritedRunners: number;
  inheritedRunnersScored: number;
  groundOuts: number;
  airOuts: number;
  flyOuts: number;
  lineOuts: number;
  popOuts: number;
  groundedIntoDoublePlay: number;
};

export type FieldingLine = {
  position: Position;
  games: number;
  gamesStarted: number;
  /** innings in the field × 3 */
  outs: number;
  putOuts: number;
  assists: number;
  errors: number;
  throwingErrors: number;
  doublePlays: number;
  triplePlays: number;
  passedBalls: number;
  /** catchers only */
  stolenBases: number;
  caughtStealing: number;
  pickoffs: number;
};

/** A player's statistics in one game. */
export type GameLine = {
  personId: number;
  clubId: number;
  /** '100' for the lead-off starter, '101' for the replacement; null: never in the order */
  battingOrder: string | null;
  /** every position played, in order */
  positions: readonly Position[];
  batting: BattingLine | null;
  pitching: PitchingLine | null;
  fielding: readonly FieldingLine[];
  /** 'W', 'L', 'S', 'H', 'BS' … of the pitcher */
  note: string | null;
};

/** A player's statistics for one club in one season up to a time. */
export type SeasonLine = {
  personId: number;
  clubId: number;
  sportId: SportId;
  season: number;
  gameType: GameType;
  batting: BattingLine | null;
  pitching: PitchingLine | null;
  fielding: readonly FieldingLine[];
};

/** One game of a player's log. */
export type GameLogEntry = {
  gamePk: number;
  date: string;
  endedAt: number;
  opponentId: number;
  isHome: boolean;
  isWin: boolean;
  line: GameLine;
};

/** A club's results up to a time. */
export type ClubResults = {
  clubId: number;
  sportId: SportId;
  leagueId: number;
  divisionId: number | null;
  wins: number;
  losses: number;
  runsScored: number;
  runsAllowed: number;
  /** oldest first */
  games: readonly ClubResult[];
};

export type ClubResult = {
  gamePk: number;
  date: string;
  endedAt: number;
  opponentId: number;
  isHome: boolean;
  isWin: boolean;
  isTie: boolean;
  scored: number;
  allowed: number;
  innings: number;
};
