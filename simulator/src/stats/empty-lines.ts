import type { BattingLine, FieldingLine, PitchingLine } from '../lines.ts';
import type { Position } from '../model.ts';

export function emptyBatting(): BattingLine {
  return {
    games: 0,
    gamesStarted: 0,
    plateAppearances: 0,
    atBats: 0,
    runs: 0,
    hits: 0,
    doubles: 0,
    triples: 0,
    homeRuns: 0,
    rbi: 0,
    walks: 0,
    intentionalWalks: 0,
    strikeouts: 0,
    hitByPitch: 0,
    stolenBases: 0,
    caughtStealing: 0,
    groundedIntoDoublePlay: 0,
    groundedIntoTriplePlay: 0,
    sacFlies: 0,
    sacBunts: 0,
    catcherInterference: 0,
    pickoffs: 0,
    leftOnBase: 0,
    groundOuts: 0,
    airOuts: 0,
    flyOuts: 0,
    lineOuts: 0,
    popOuts: 0,
    pitchesSeen: 0,
  };
}

export function emptyPitching(): PitchingLine {
  return {
    games: 0,
    gamesStarted: 0,
    gamesFinished: 0,
    completeGames: 0,
    shutouts: 0,
    wins: 0,
    losses: 0,
    saves: 0,
    saveOpportunities: 0,
    holds: 0,
    blownSaves: 0,
    outs: 0,
    battersFaced: 0,
    atBats: 0,
    hits: 0,
    doubles: 0,
    triples: 0,
    homeRuns: 0,
    runs: 0,
    earnedRuns: 0,
    walks: 0,
    intentionalWalks: 0,
    strikeouts: 0,
    hitBatsmen: 0,
    wildPitches: 0,
    balks: 0,
    pickoffs: 0,
    stolenBases: 0,
    caughtStealing: 0,
    pitches: 0,
    strikes: 0,
    sacFlies: 0,
    sacBunts: 0,
    catcherInterference: 0,
    inheritedRunners: 0,
    inheritedRunnersScored: 0,
    groundOuts: 0,
    airOuts: 0,
    flyOuts: 0,
    lineOuts: 0,
    popOuts: 0,
    groundedIntoDoublePlay: 0,
  };
}

export function emptyFielding(position: Position): FieldingLine {
  return {
    position,
    games: 0,
    gamesStarted: 0,
    outs: 0,
    putOuts: 0,
    assists: 0,
    errors: 0,
    throwingErrors: 0,
    doublePlays: 0,
    triplePlays: 0,
    passedBalls: 0,
    stolenBases: 0,
    caughtStealing: 0,
    pickoffs: 0,
  };
}

/** Adds every count of one line to another of the same kind. */
export function addLine(into: Record<string, number | string>, from: Readonly<Record<string, number | string>>): void {
  for (const key in from) {
    const value = from[key];
    const sum = into[key];
    if (typeof value === 'number' && typeof sum === 'number') into[key] = sum + value;
  }
}
