import { expect, test } from 'vitest';
import { pitch, start } from '#rules/baseball/game/testing/play-script.ts';
import type { GameSnapshot } from './game-topics.ts';
import { nextSnapshot } from './publish-game.ts';
import { readingOf } from './testing/scripted-reader.ts';

const happenedAt = ({ log }: ReturnType<typeof readingOf>) => log.events.map(({ at }) => at);
const snapshotOf = (reading: ReturnType<typeof readingOf>): GameSnapshot => ({
  version: 1,
  log: reading.log,
  box: reading.box,
  asOf: reading.asOf,
  arrivals: happenedAt(reading),
  delta: null,
});

test('an event of a later reading counts from its arrival, not from when it happened', () => {
  const first = readingOf([start(0, 1, 'top', 101, 210)]);
  const arrivedAt = (happenedAt(first).at(-1) ?? 0) + 60_000;
  const later = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0)]);
  const next = nextSnapshot(snapshotOf(first), later, arrivedAt);
  expect(next.version).toBe(2);
  expect(next.arrivals).toEqual([...happenedAt(first), arrivedAt]);
});

test('an event before others that the reading inserts arrives with it, and so do those after it', () => {
  const first = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0)]);
  const changed = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'called', 0, 1), pitch(2, 'ball', 1, 1)]);
  const { arrivals } = nextSnapshot(snapshotOf(first), changed, 9_000_000_000_000);
  expect(arrivals.slice(-2)).toEqual([9_000_000_000_000, 9_000_000_000_000]);
  expect(arrivals.slice(0, -2)).toEqual(happenedAt(first).slice(0, -1));
});
