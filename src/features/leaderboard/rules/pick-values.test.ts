import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestOthers, pickValues, valueUnit } from './skill.ts';

const anyCrowd = fc
  .record({ away: fc.integer({ min: 1, max: 5000 }), home: fc.integer({ min: 1, max: 5000 }) })
  .filter(({ away, home }) => away + home > fewestOthers);

describe('the value of a pick', () => {
  test.each([
    ['the crowd is too small', 10, 10, null],
    ['there are just enough others', 10, 11, { away: 550_000, home: 500_000 }],
    ['all picked the same team', 0, 50, { away: 1_020_408, home: 0 }],
    ['nine of ten picked the home team', 10, 91, { away: 910_000, home: 100_000 }],
    ['nothing was picked', 0, 0, null],
  ])('when %s (%i away, %i home)', (_, away, home, values) => {
    expect(pickValues({ away, home })).toEqual(values);
  });

  test('is the outcome minus the share of the others who were correct', () => {
    fc.assert(
      fc.property(anyCrowd, ({ away, home }) => {
        const values = pickValues({ away, home }) ?? { away: Number.NaN, home: Number.NaN };
        const others = away + home - 1;
        expect(values.home / valueUnit).toBeCloseTo(1 - (home - 1) / others, 5);
        expect(-values.home / valueUnit).toBeCloseTo(0 - away / others, 5);
        expect(values.away / valueUnit).toBeCloseTo(1 - (away - 1) / others, 5);
      }),
    );
  });

  test('adds up to zero over all users who picked the game', () => {
    fc.assert(
      fc.property(anyCrowd, ({ away, home }) => {
        const values = pickValues({ away, home }) ?? { away: Number.NaN, home: Number.NaN };
        expect(Math.abs(home * values.home - away * values.away)).toBeLessThanOrEqual((away + home) / 2);
      }),
    );
  });

  test('is between nothing and one pick for the users in the crowd', () => {
    fc.assert(
      fc.property(anyCrowd, (crowd) => {
        const { away, home } = pickValues(crowd) ?? { away: -1, home: -1 };
        for (const value of [away, home]) {
          expect(value).toBeGreaterThan(0);
          expect(value).toBeLessThanOrEqual(valueUnit);
        }
      }),
    );
  });
});
