import { expect, test } from 'vitest';
import { pollInterval } from './tonight.tsx';

test.each([
  ['while a game of a pick is played', ['open', 'live'], 1, 10_000],
  ['before the games', ['open', 'locked'], 1, 30_000],
  ['without picks', [], 1, 30_000],
  ['in a fast league', ['live'], 300, 2_000],
] as const)('the page is refreshed %s', (_, states, speed, wait) => expect(pollInterval(states, speed)).toBe(wait));
