import { describe, expect, test } from 'vitest';
import { explainForecast } from './forecast.ts';

const explain = (home: number, clubs: number, starters: number) =>
  explainForecast({
    homeWinProbability: 1 / (1 + Math.exp(-home - clubs - starters)),
    parts: { home, clubs, starters },
    runEnvironment: 0,
  });

describe('the parts in percentage points', () => {
  test.each([
    [0.16, 0, 0],
    [0.16, 0.3, -0.2],
    [0.1, -1.2, 0.4],
  ])('%d, %d and %d add up to the forecast minus 50', (...parts) => {
    const { home, clubs, starters } = explain(...parts);
    const logit = parts[0] + parts[1] + parts[2];
    expect(home + clubs + starters).toBeCloseTo(100 / (1 + Math.exp(-logit)) - 50, 10);
  });

  test('parts that cancel each other out are shown with their signs', () => {
    expect(explain(0.16, -0.16, 0)).toEqual({ home: 4, clubs: -4, starters: 0 });
  });
});
