import { describe, expect, test } from 'vitest';
import { createLeague } from '../create-league.ts';
import type { League } from '../league.ts';
import type { BattingLine, ClubResult, PitchingLine, SeasonLine } from '../lines.ts';

/** League averages of a season, per team and game except shares. */
type SeasonRates = {
  games: number;
  runs: number;
  plateAppearances: number;
  strikeoutShare: number;
  walkShare: number;
  homeRuns: number;
  hitsOnBallsInPlay: number;
  pitchesPerPlateAppearance: number;
  stealAttempts: number;
  stealSuccess: number;
  homeWins: number;
  oneRunGames: number;
  extraInningGames: number;
};

/** MLB 2023, computed from Retrosheet's game logs of all 2,430 games; pitches from the league's published total. */
const mlb2023: SeasonRates = {
  games: 2430,
  runs: 4.616,
  plateAppearances: 37.88,
  strikeoutShare: 0.2273,
  walkShare: 0.0859,
  homeRuns: 1.207,
  hitsOnBallsInPlay: 0.2965,
  pitchesPerPlateAppearance: 3.9,
  stealAttempts: 0.899,
  stealSuccess: 0.802,
  homeWins: 0.521,
  oneRunGames: 0.2778,
  extraInningGames: 0.0827,
};

const sum = (lines: readonly SeasonLine[], read: (batting: BattingLine) => number): number =>
  lines.reduce((total, line) => total + (line.batting ? read(line.batting) : 0), 0);

const sumPitching = (lines: readonly SeasonLine[], read: (pitching: PitchingLine) => number): number =>
  lines.reduce((total, line) => total + (line.pitching ? read(line.pitching) : 0), 0);

/** Computes the MLB averages of the games that ended by a time (epoch ms). */
function seasonRates(league: League, upTo: number): SeasonRates {
  const lines = league.seasonLines(1, upTo);
  const results = league.standings(1, upTo).flatMap((club) => club.games);
  const atHome = results.filter((game) => game.isHome);
  const share = (isCounted: (game: ClubResult) => boolean): number => atHome.filter(isCounted).length / atHome.length;
  const teamGames = results.length;
  const plateAppearances = sum(lines, (line) => line.plateAppearances);
  const attempts = sum(lines, (line) => line.stolenBases + line.caughtStealing);
  const homeRuns = sum(lines, (line) => line.homeRuns);
  return {
    games: atHome.length,
    runs: sum(lines, (line) => line.runs) / teamGames,
    plateAppearances: plateAppearances / teamGames,
    strikeoutShare: sum(lines, (line) => line.strikeouts) / plateAppearances,
    walkShare: sum(lines, (line) => line.walks) / plateAppearances,
    homeRuns: homeRuns / teamGames,
    hitsOnBallsInPlay:
      (sum(lines, (line) => line.hits) - homeRuns) /
      (sum(lines, (line) => line.atBats - line.strikeouts + line.sacFlies) - homeRuns),
    pitchesPerPlateAppearance: sumPitching(lines, (line) => line.pitches) / plateAppearances,
    stealAttempts: attempts / teamGames,
    stealSuccess: sum(lines, (line) => line.stolenBases) / attempts,
    homeWins: share((game) => game.isWin),
    oneRunGames: share((game) => Math.abs(game.scored - game.allowed) === 1),
    extraInningGames: share((game) => game.innings > 9),
  };
}

const league = createLeague({ seed: 'calibration', openingDay: '2026-03-26' });
const rates = seasonRates(league, Date.parse('2026-12-01T00:00:00Z'));

describe('a whole simulated season', () => {
  test('has 2,430 games', () => expect(rates.games).toBe(2430));

  test.each<keyof SeasonRates>([
    'runs',
    'plateAppearances',
    'strikeoutShare',
    'walkShare',
    'homeRuns',
    'hitsOnBallsInPlay',
    'pitchesPerPlateAppearance',
    'stealAttempts',
    'stealSuccess',
  ])('is within 5 %% of MLB 2023 in %s', (rate) => {
    expect(Math.abs(rates[rate] / mlb2023[rate] - 1)).toBeLessThan(0.05);
  });

  test.each<keyof SeasonRates>(['oneRunGames', 'extraInningGames'])('is within 10 %% of MLB 2023 in %s', (rate) => {
    expect(Math.abs(rates[rate] / mlb2023[rate] - 1)).toBeLessThan(0.1);
  });

  test('has 52 to 55 % home wins', () => {
    expect(rates.homeWins).toBeGreaterThan(0.52);
    expect(rates.homeWins).toBeLessThan(0.55);
  });

  test('has a winning and a losing pitcher in each game and a save in about half of the games', () => {
    const lines = league.seasonLines(1, Date.parse('2026-12-01T00:00:00Z'));
    const total = (key: 'wins' | 'losses' | 'saves') =>
      lines.reduce((all, line) => all + (line.pitching?.[key] ?? 0), 0);
    expect(total('wins')).toBe(total('losses'));
    expect(total('wins')).toBeGreaterThanOrEqual(2429);
    expect(total('saves') / 2430).toBeGreaterThan(0.4);
    expect(total('saves') / 2430).toBeLessThan(0.6);
  });
});
