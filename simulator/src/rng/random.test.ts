import { describe, expect, test } from 'vitest';
import { Random } from './random.ts';

const draw = (random: Random, count: number) => Array.from({ length: count }, () => random.next());

describe('seeded random numbers', () => {
  test('are equal for the same key and different for another', () => {
    expect(draw(new Random('game/1'), 50)).toEqual(draw(new Random('game/1'), 50));
    expect(draw(new Random('game/1'), 50)).not.toEqual(draw(new Random('game/2'), 50));
  });

  test('are uniform', () => {
    const numbers = draw(new Random('uniform'), 20_000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const inside = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(inside).toBeGreaterThan(1850);
      expect(inside).toBeLessThan(2150);
    }
  });

  test('have the given mean and deviation', () => {
    const random = new Random('bell');
    const numbers = Array.from({ length: 20_000 }, () => random.normal(10, 2));
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    const deviation = Math.sqrt(numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length);
    expect(mean).toBeCloseTo(10, 1);
    expect(deviation).toBeCloseTo(2, 1);
  });

  test('select in proportion to weights, and never a weight of zero', () => {
    const random = new Random('weights');
    const counts = [0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const index = random.weighted([1, 0, 3]);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    expect((counts[2] ?? 0) / 4000).toBeCloseTo(0.75, 1);
  });

  test('shuffle without losing an item', () => {
    const names = Array.from({ length: 30 }, (_, index) => index);
    const shuffled = new Random('shuffle').shuffled(names);
    expect(shuffled).not.toEqual(names);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(names);
  });

  test('cannot pick from an empty list', () => expect(() => new Random('none').pick([])).toThrow(/empty/));
});
