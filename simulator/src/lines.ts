import type { GameType, Position, SportId } from './model.ts';

// Counting statistics of a player for a game, a season or a career. `wire` computes the rates.

const noBatting = {
  games: 0, plateAppearances: 0, atBats: 0, runs: 0, hits: 0, doubles: 0, triples: 0, homeRuns: 0, rbi: 0, walks: 0,
  intentionalWalks: 0, strikeouts: 0, hitByPitch: 0, stolenBases: 0, caughtStealing: 0, groundedIntoDoublePlay: 0,
  sacFlies: 0, sacBunts: 0, leftOnBase: 0, groundOuts: 0, airOuts: 0, pitchesSeen: 0,
}; // prettier-ignore

/** `outs` are innings pitched × 3. */
const noPitching = {
  games: 0, gamesStarted: 0, gamesFinished: 0, completeGames: 0, shutouts: 0, wins: 0, losses: 0, saves: 0,
  saveOpportunities: 0, holds: 0, blownSaves: 0, outs: 0, battersFaced: 0, atBats: 0, hits: 0, doubles: 0, triples: 0,
  homeRuns: 0, runs: 0, earnedRuns: 0, walks: 0, intentionalWalks: 0, strikeouts: 0, hitBatsmen: 0, wildPitches: 0,
  balks: 0, stolenBases: 0, caughtStealing: 0, pitches: 0, strikes: 0, sacFlies: 0, sacBunts: 0,
  inheritedRunnersScored: 0, groundOuts: 0, airOuts: 0, flyOuts: 0, groundedIntoDoublePlay: 0,
}; // prettier-ignore

/** `outs` are innings in the field × 3. */
const noFielding = {
  games: 0,
  gamesStarted: 0,
  outs: 0,
  putOuts: 0,
  assists: 0,
  errors: 0,
  doublePlays: 0,
  triplePlays: 0,
};

export type BattingLine = typeof noBatting;
export type PitchingLine = typeof noPitching;
export type FieldingLine = { position: Position } & typeof noFielding;

export function emptyBatting(): BattingLine {
  return { ...noBatting };
}

export function emptyPitching(): PitchingLine {
  return { ...noPitching };
}

export function emptyFielding(position: Position): FieldingLine {
  return { position, ...noFielding };
}

/** Adds every count of one line to another of the same kind. */
export function addLine(into: Record<string, number | string>, from: Readonly<Record<string, number | string>>): void {
  for (const key in from) {
    const value = from[key];
    const sum = into[key];
    if (typeof value === 'number' && typeof sum === 'number') into[key] = sum + value;
  }
}

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
  leagueId: number;
  divisionId: number | null;
  wins: number;
  losses: number;
  runsScored: number;
  runsAllowed: number;
  /** oldest first */
  games: readonly ClubResult[];
};

export type ClubResult = Omit<GameLogEntry, 'line'> & {
  isTie: boolean;
  scored: number;
  allowed: number;
  innings: number;
};
