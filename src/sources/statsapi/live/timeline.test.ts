import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTimeline } from './timeline.ts';

const hour = 3_600_000;
const minute = 60_000;
const first = Date.parse('2031-06-01T18:00:00Z');
const iso = (time: number) => new Date(time).toISOString();

function resolve(times: readonly (number | null)[], stamp?: number): number[] {
  const timeline = createTimeline(stamp === undefined ? undefined : iso(stamp));
  const events = times.map((time) => ({ at: timeline.at(time === null ? undefined : iso(time)) }));
  return timeline.withTimes(events).map(({ at }) => at);
}

/** Three hours of a game with a time every half minute. */
const game = Array.from({ length: 360 }, (_, index) => first + index * 30_000);
const end = game.at(-1) ?? first;

const impossible = [hour, 3 * hour, 30 * hour, 365 * 24 * hour, 100 * 365 * 24 * hour].flatMap((far) => [far, -far]);

describe('a time that contradicts the others', () => {
  test('changes only its own event', () => {
    const index = fc.integer({ min: 0, max: game.length - 1 });
    fc.assert(
      fc.property(index, fc.constantFrom(...impossible), fc.boolean(), (bad, far, hasStamp) => {
        const times = game.with(bad, (game[bad] ?? 0) + far);
        const resolved = resolve(times, hasStamp ? end + minute : undefined);
        expect(resolved.toSpliced(bad, 1)).toEqual(game.toSpliced(bad, 1));
        expect(resolved).toEqual(resolved.toSorted((a, b) => a - b));
      }),
    );
  });

  test.each([1, 2, 3, 20, 50])('is ignored, also %i in a row', (length) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 250 }), fc.constantFrom(...impossible), (start, far) => {
        const inRow = (index: number) => index >= start && index < start + length;
        const resolved = resolve(game.map((time, index) => (inRow(index) ? time + far : time)));
        // at the start, as many times as the right ones before them are the majority
        fc.pre(far > 0 || start > length);
        expect(resolved.filter((_, index) => !inRow(index))).toEqual(game.filter((_, index) => !inRow(index)));
        expect(Math.max(...resolved)).toBe(end);
        expect(Math.min(...resolved)).toBeGreaterThanOrEqual(first);
      }),
    );
  });

  test('is ignored at the start and at the end', () => {
    for (const length of [1, 2, 3]) {
      const ended = [...game, ...Array.from({ length }, (_, index) => end + 400 * hour + index)];
      expect(resolve(ended)).toEqual([...game, ...Array.from({ length }, () => end)]);
      const started = [...Array.from({ length }, (_, index) => first - 400 * hour + index), ...game];
      expect(resolve(started)).toEqual([...Array.from({ length }, () => first), ...game]);
      const late = [...game, ...Array.from({ length }, () => end + 2 * hour)];
      expect(resolve(late, end + minute).at(-1)).toBe(end);
    }
  });
});

describe('the real times', () => {
  const laterBy = (gap: number) => game.map((time) => time + 3 * hour + gap);

  test.each([
    ['a delay of five hours', 5 * hour],
    ['a night', 18 * hour],
    ['two months', 61 * 24 * hour],
  ])('before and after %s stay', (_what, gap) => {
    const times = [...game, ...laterBy(gap)];
    expect(resolve(times)).toEqual(times);
    expect(resolve(times, end + 3 * hour + gap)).toEqual(times);
  });

  test.each([1, 2, 3, 4])('of a game that was just resumed stay: %i', (length) => {
    const times = [...game, ...laterBy(40 * hour).slice(0, length)];
    expect(resolve(times, (times.at(-1) ?? 0) + minute)).toEqual(times);
  });

  test('of a game that was suspended after a few pitches stay', () => {
    const times = [...game.slice(0, 6), ...laterBy(18 * hour)];
    expect(resolve(times)).toEqual(times);
  });

  test('that are in disorder by a minute are those of the event before', () => {
    expect(resolve([first, first + 3 * minute, first + minute, first + 4 * minute])).toEqual([
      first,
      first + 3 * minute,
      first + 3 * minute,
      first + 4 * minute,
    ]);
  });

  test('stay when the time stamp of the feed is of another year', () => {
    for (const stamp of [first - 9000 * hour, end + 9000 * hour]) expect(resolve(game, stamp)).toEqual(game);
  });

  test('apply to events without a time', () => {
    expect(resolve([null, first, null, first + minute])).toEqual([first, first, first, first + minute]);
    expect(resolve([null, null])).toEqual([0, 0]);
  });
});
