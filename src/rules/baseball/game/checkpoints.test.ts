import { describe, expect, test } from 'vitest';
import { createCheckpoints, stateAfter } from './checkpoints.ts';
import { fold, plateAppearances, progressAt } from './fold.ts';
import { foldEach } from './testing/fold-each.ts';
import { inventedLog } from './testing/invented-game.ts';
import { randomGame } from './testing/random-game.ts';

describe.each([1, 7, 16, 1000])('checkpoints at every event number divisible by %d', (distance) => {
  const log = randomGame(3);
  const states = foldEach(log);
  const checkpoints = createCheckpoints(log, distance);

  test('have the same state as a fold from the start, after each event', () => {
    expect(log.events.length).toBeGreaterThan(200);
    states.forEach((state, place) => expect(checkpoints.after(place + 1)).toEqual(state));
  });

  test('have the same state as a fold up to a time', () => {
    for (const { at } of log.events.filter((_, place) => place % 20 === 0))
      for (const time of [at - 1, at, at + 1])
        expect(checkpoints.after(checkpoints.countAt(time))).toEqual(progressAt(log, time));
  });
});

test('times before the first and after the last event have no and all events', () => {
  const log = randomGame(4);
  const { countAt, after } = createCheckpoints(log);
  expect([countAt(-Infinity), countAt(Infinity)]).toEqual([0, log.events.length]);
  expect(after(-5)).toEqual(after(0));
  expect(after(10_000)).toEqual(after(log.events.length));
});

test('a game without events has its start only', () => {
  const { countAt, after } = createCheckpoints(inventedLog([]));
  expect(countAt(0)).toBe(0);
  expect(after(0)).toMatchObject({ inning: null, current: null });
});

test('view and plays are those of a fold', () => {
  const log = randomGame(5);
  const state = stateAfter(createCheckpoints(log), log.events.length);
  expect(state).toEqual({ view: fold(log, Infinity), plays: plateAppearances(log) });
});
