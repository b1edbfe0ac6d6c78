import { describe, expect, test } from 'vitest';
import type { Phase } from '#rules/baseball/game/model.ts';
import { pollInterval } from './poll-interval.ts';

const minute = 60_000;

function interval(more: { phase?: Phase; startsIn?: number; waitSeconds?: number; speed?: number; failures?: number }) {
  const { phase = 'live', startsIn = 0, waitSeconds = 10, speed = 1, failures = 0 } = more;
  const status = { phase, text: '', detail: null, reason: null, startTimeTbd: false };
  return pollInterval({ waitSeconds, view: { status, startsAt: startsIn }, now: 0, speed, failures });
}

describe('the time until the next poll of a game', () => {
  test.each([
    ['the interval that the upstream requests', {}, 10_000],
    ['at least 5 s', { waitSeconds: 1 }, 5000],
    ['at most 60 s', { waitSeconds: 600 }, minute],
    ['shorter in a fast league', { speed: 4 }, 2500],
    ['never under a second of real time', { speed: 1000 }, 1000],
    ['a minute long before the start', { phase: 'open', startsIn: 31 * minute }, minute],
    ['the usual shortly before the start', { phase: 'open', startsIn: 29 * minute }, 10_000],
    ['a minute once it is over, at any speed', { phase: 'final', speed: 60 }, minute],
    ['doubled with each failure', { failures: 2 }, 40_000],
    ['a minute at most while failing', { failures: 9 }, minute],
  ] as const)('is %s', (_words, pace, expected) => {
    expect(interval(pace)).toBe(expected);
  });
});
