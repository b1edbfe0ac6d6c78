import { expect, test } from 'vitest';
import { seededShare } from './rules.ts';

const shares = Array.from({ length: 10_000 }, (_, n) => seededShare('called-shot', 'fan', n));

test('the same keys give the same share, other keys another', () => {
  expect(seededShare('a', 'b', 1)).toBe(seededShare('a', 'b', 1));
  expect(new Set(shares).size).toBe(shares.length);
});

test('shares are evenly distributed between 0 and 1', () => {
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const inTenth = shares.filter((share) => Math.floor(share * 10) === tenth).length;
    expect(inTenth).toBeGreaterThan(900);
    expect(inTenth).toBeLessThan(1100);
  }
});

test('shares of consecutive keys are not correlated', () => {
  const rises = shares.filter((share, n) => share > (shares[n - 1] ?? 0.5)).length;
  expect(rises / shares.length).toBeCloseTo(0.5, 1);
});
