import { expect, test } from 'vitest';
import { clubStrengths } from './club-strengths.ts';
import { emptyForecastState } from './forecast-state.ts';
import type { BattingLine } from './played-game.ts';
import { update } from './update-state.ts';

const line = (runs: number, strikeouts = 8): BattingLine => ({
  runs,
  hits: 8,
  walks: 3,
  homeRuns: 1,
  strikeouts,
  earlyRuns: 2,
});

const clubs = ['AAA', 'BBB', 'CCC'];
const read = (games: number, starterOf: (game: number) => string, runs = 4) => {
  const state = emptyForecastState();
  for (let game = 0; game < games; game += 1)
    update(state, {
      season: 2030,
      home: { club: 'AAA', starter: starterOf(game), ...line(runs) },
      away: { club: 'BBB', starter: 'other', ...line(3, starterOf(game) === 'ace' ? 15 : 4) },
    });
  return (club: string) => clubStrengths(state, { season: 2030, clubs }).byClub.get(club);
};

test('clubs without games are equal and uncertain', () => {
  const strengths = clubStrengths(emptyForecastState(), { season: 2030, clubs });
  expect(strengths.homeAdvantage).toBeCloseTo(0.16, 2);
  expect([...strengths.byClub.values()]).toEqual(clubs.map(() => ({ logit: 0, variance: 0.36 * 0.647 })));
});

test('the club that wins is stronger, and games make its strength more certain', () => {
  const strength = read(20, () => 'one', 8);
  expect(strength('AAA')?.logit).toBeGreaterThan(strength('BBB')?.logit ?? 0);
  expect(strength('AAA')?.variance).toBeLessThan(strength('CCC')?.variance ?? 0);
});

test('the starters of the last ten games count, earlier ones do not', () => {
  const before = read(30, (game) => (game < 20 ? 'ace' : 'rookie'))('AAA')?.logit ?? 0;
  const after = read(30, (game) => (game < 20 ? 'rookie' : 'ace'))('AAA')?.logit ?? 0;
  expect(after).toBeGreaterThan(before + 0.05);
});
