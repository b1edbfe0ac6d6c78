import { describe, expect, test } from 'vitest';
import { isPresent, parseViewerClock, toDelay, viewerCookies, viewerInstant } from './viewer-clock.ts';

const now = Date.UTC(2031, 5, 1, 19);

describe('the instant of a viewer', () => {
  test.each([
    ['without a delay', { delay: 0, heldAt: null }, now],
    ['with a delay', { delay: 45, heldAt: null }, now - 45_000],
    ['while held', { delay: 0, heldAt: now - 90_000 }, now - 90_000],
    ['held at the delayed instant', { delay: 45, heldAt: now - 100_000 }, now - 100_000],
    ['held, with a delay that was raised since', { delay: 180, heldAt: now - 60_000 }, now - 180_000],
    ['held at an instant that the league has not reached', { delay: 0, heldAt: now + 5000 }, now],
  ])('%s', (_what, clock, instant) => {
    expect(viewerInstant(clock, now)).toBe(instant);
  });
});

test.each([
  [{ delay: 0, heldAt: null }, { delay: null, held: null }, true],
  [{ delay: 45, heldAt: null }, { delay: '45', held: null }, false],
  [{ delay: 0, heldAt: now }, { delay: null, held: String(now) }, false],
  [{ delay: 180, heldAt: now }, { delay: '180', held: String(now) }, false],
])('%j is stored in the cookies %j', (clock, cookies, present) => {
  expect(viewerCookies(clock)).toEqual(cookies);
  const { delay, held } = cookies;
  expect(parseViewerClock({ ...(delay !== null && { delay }), ...(held !== null && { held }) })).toEqual(clock);
  expect(isPresent(clock)).toBe(present);
});

test.each(['', 'x', '-5', '1.5', '4500', '45s'].map((delay) => ({ delay, held: delay.repeat(3) })))(
  'the values %j are the present',
  (cookies) => {
    expect(parseViewerClock(cookies)).toEqual({ delay: 0, heldAt: null });
  },
);

test('a longer delay than allowed is the longest', () => {
  expect(parseViewerClock({ delay: '999' })).toEqual({ delay: 180, heldAt: null });
});

test.each([
  [12.4, 12],
  [-3, 0],
  [999, 180],
  [Number.NaN, 0],
])('a delay of %d seconds becomes %d', (seconds, delay) => {
  expect(toDelay(seconds)).toBe(delay);
});
