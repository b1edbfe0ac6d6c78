import { expect, test } from 'vitest';
import { fold } from '#rules/baseball/game/fold.ts';
import { toLiveFeed } from './live-feed.ts';
import { action, inventedFeed, type InventedPlay, pitch } from './testing/invented-feed.ts';

const viewOf = (plays: InventedPlay[], more: Parameters<typeof inventedFeed>[1]) =>
  fold(toLiveFeed(inventedFeed(plays, more), 7).log, Infinity);

const warmup = { abstractGameState: 'Live', detailedState: 'Warmup', statusCode: 'PW' };

test('a game in Warmup has no inning and no score, although the line score has the first inning', () => {
  const none = { runs: 0, hits: 0, errors: 0 };
  const linescore = { currentInning: 1, inningState: 'Top', outs: 0, innings: [], teams: { away: none, home: none } };
  expect(viewOf([], { status: warmup, live: { linescore } })).toMatchObject({
    status: { phase: 'open', detail: 'warmup' },
    inning: null,
    inningState: null,
  });
});

test.each([
  ['without events', []],
  ['with the changes of the status', [action(0, 'game_advisory', 'Status Change - Warmup')]],
])('a game in Warmup has no plate appearance, although the feed has the first one %s', (_, events) => {
  const first = { batter: 101, events, eventType: null, runners: [], isComplete: false };
  expect(viewOf([first], { status: warmup })).toMatchObject({
    status: { phase: 'open', detail: 'warmup' },
    inning: null,
    plateAppearance: null,
    probablePitchers: { away: { id: 110 }, home: { id: 210 } },
  });
  const pitched = { ...first, events: [...events, pitch(1, 'C', { balls: 0, strikes: 1, outs: 0 })] };
  expect(viewOf([pitched], { status: warmup })).toMatchObject({ inning: 1, plateAppearance: { batterId: 101 } });
  const inProgress = { abstractGameState: 'Live', detailedState: 'In Progress', statusCode: 'I' };
  expect(viewOf([first], { status: inProgress })).toMatchObject({ inning: 1, plateAppearance: { batterId: 101 } });
});
