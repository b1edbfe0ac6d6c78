import { expect, test } from 'vitest';
import { card, finished, liveCard } from '#app/testing/invented-games.ts';
import { pollInterval } from './games.ts';

test.each([
  ['every 10 s while a game is live', [liveCard(), card()], true, 1, 10_000],
  ['every 10 s also on yesterday’s page while a game is live', [liveCard()], false, 1, 10_000],
  ['every 30 s before games that have not started', [card()], true, 1, 30_000],
  [
    'every 120 s when all games are over, because the next day may begin',
    [card({ status: finished })],
    true,
    1,
    120_000,
  ],
  ['never on another day without live games', [card()], false, 1, false],
  ['faster in a faster league', [liveCard()], true, 4, 2_500],
  ['at most every 2 s', [liveCard()], true, 60, 2_000],
])('a day is polled: %s', (_, games, isToday, speed, expected) => {
  expect(pollInterval({ games, isToday, speed })).toBe(expected);
});
