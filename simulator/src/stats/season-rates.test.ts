import { describe, expect, test } from 'vitest';
import { createLeague } from '../create-league.ts';
import { mlb2023, seasonRates, type SeasonRates } from './season-rates.ts';

const league = createLeague({ seed: 'calibration', openingDay: '2026-03-26' });
const rates = seasonRates(league, Date.parse('2026-12-01T00:00:00Z'));

describe('a whole simulated season', () => {
  test('has 2,430 games', () => {
    expect(rates.games).toBe(2430);
  });

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
      lines.reduce((sum, line) => sum + (line.pitching?.[key] ?? 0), 0);
    expect(total('wins')).toBe(total('losses'));
    expect(total('wins')).toBeGreaterThanOrEqual(2429);
    expect(total('saves') / 2430).toBeGreaterThan(0.4);
    expect(total('saves') / 2430).toBeLessThan(0.6);
  });
});
