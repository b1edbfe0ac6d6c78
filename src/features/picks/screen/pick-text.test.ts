import { describe, expect, test } from 'vitest';
import { describeCrowd, describeFailure, formatDayAndTime, describeOutcome, crowdShares } from './pick-text.ts';

test('a lock on another day has its date', () => {
  const textAt = (now: string | null) =>
    formatDayAndTime(Date.parse('2026-07-28T03:55:00Z'), now === null ? null : Date.parse(now), 'America/New_York');
  expect([textAt('2026-07-28T01:00:00Z'), textAt(null)]).toEqual(['11:55 PM', '11:55 PM']);
  expect(textAt('2026-07-18T20:00:00Z')).toBe('July 27, 11:55 PM');
  expect(textAt('2026-07-26T20:00:00Z')).toBe('Mon 11:55 PM');
});

test('a choice that is not saved has its reason and the club that counts', () => {
  expect(describeFailure('no connection', 'Braves')).toBe('Not saved: no connection. Braves still counts.');
  const reason = 'This game has started: picking is closed.';
  expect(describeFailure(reason, null)).toBe(`Not saved: ${reason} No club is called.`);
});

const crowd = (away: number, home: number) => ({ awayId: 144, homeId: 121, away, home });
const names = { away: 'Braves', home: 'Mets' };

describe('the crowd', () => {
  test.each([
    [32, 51, '61% of 83 fans call the Mets.'],
    [3, 1, '75% of 4 fans call the Braves.'],
    [5, 5, '10 fans are split evenly.'],
    [0, 1, 'One fan called it, for the Mets.'],
    [0, 0, 'No picks on this game.'],
  ])('of %d and %d picks is described', (away, home, text) => {
    expect(describeCrowd(crowd(away, home), names)).toBe(text);
  });

  test('is described by a count when the game is over', () => {
    expect(describeCrowd(crowd(0, 17), names, { isEnded: true })).toBe('17 of 17 fans picked the Mets.');
    expect(describeCrowd(crowd(5, 5), names, { isEnded: true })).toBe('10 fans are split evenly.');
  });

  test('has shares that add up to 100', () => {
    expect(crowdShares(crowd(1, 2))).toEqual({ away: 33, home: 67 });
    expect([crowdShares(crowd(1, 7)), crowdShares(crowd(0, 0))]).toEqual([{ away: 13, home: 87 }, null]);
  });
});

test.each([
  ['correct', 1, ': right, a single (+1)'],
  ['correct', 3, ': right, a triple (+3)'],
  ['correct', 4, ': right, a home run (+4)'],
  ['wrong', 0, ': wrong'],
  ['void', null, ': void, it counts for nothing'],
  ['live', null, ''],
] as const)('a %s pick for %s bases ends with "%s"', (state, bases, text) => {
  expect(describeOutcome({ state, bases })).toBe(text);
});
