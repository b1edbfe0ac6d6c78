import { describe, expect, test } from 'vitest';
import { card, finished, liveCard } from '../../testing/invented-games.ts';
import { pollInterval } from './poll-interval.ts';

describe('a day is asked for again', () => {
  test.each([
    ['every 10 s while a game is live', [liveCard(), card()], true, 1, 10_000],
    ['every 10 s also on yesterday’s page while one goes on', [liveCard()], false, 1, 10_000],
    ['every 30 s while games are to come', [card()], true, 1, 30_000],
    ['now and then when all is over, for the day may roll over', [card({ status: finished })], true, 1, 120_000],
    ['never on another day without live games', [card()], false, 1, false],
    ['faster in a faster league', [liveCard()], true, 4, 2_500],
    ['but never more often than every 2 s', [liveCard()], true, 60, 2_000],
  ])('%s', (_, games, isToday, speed, expected) => {
    expect(pollInterval({ games, isToday, speed })).toBe(expected);
  });
});
