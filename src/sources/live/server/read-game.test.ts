import { expect, test } from 'vitest';
import type { Phase } from '#rules/baseball/game/model.ts';
import { pitch, start, type Untimed } from '#rules/baseball/game/testing/play-script.ts';
import type { GameSnapshot } from './game-topics.ts';
import { nextSnapshot, pollInterval } from './read-game.ts';
import { readingOf } from './testing/scripted-reader.ts';

const happenedAt = ({ log }: ReturnType<typeof readingOf>) => log.events.map(({ at }) => at);
const snapshotOf = (reading: ReturnType<typeof readingOf>): GameSnapshot => ({
  version: 1,
  log: reading.log,
  box: reading.box,
  pitchVideos: reading.pitchVideos,
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

test('official figures between known plays are new, and the plays after them are not', () => {
  const figures = { runs: 1, hits: 1, errors: 0 };
  const none = { runs: 0, hits: 0, errors: 0 };
  const official: Untimed = {
    type: 'officialFigures',
    inning: 1,
    half: 'top',
    added: { away: figures, home: none },
    isMissing: true,
    situation: null,
  };
  const top = start(0, 1, 'top', 101, 210);
  const bottom = [start(1, 1, 'bottom', 201, 110), pitch(1, 'ball', 1, 0)];
  const first = readingOf([top, ...bottom]);
  const arrivedAt = (happenedAt(first).at(-1) ?? 0) + 60_000;
  const [status = 0, one = 0, two = 0, three = 0] = happenedAt(first);
  const withFigures = (...more: Untimed[]) => {
    const before = readingOf([top, ...bottom, ...more]).log;
    const at = before.events[2]?.at ?? 0;
    return readingOf([], { log: { ...before, events: before.events.toSpliced(2, 0, { ...official, at }) } });
  };
  const next = nextSnapshot(snapshotOf(first), withFigures(), arrivedAt);
  expect(next.arrivals).toEqual([status, one, arrivedAt, two, three]);
  const later = nextSnapshot(next, withFigures(pitch(2, 'ball', 2, 0)), arrivedAt + 5000);
  expect(later.arrivals).toEqual([status, one, arrivedAt, two, three, arrivedAt + 5000]);
});

const minute = 60_000;

function interval(more: {
  phase?: Phase;
  startsIn?: number;
  waitSeconds?: number;
  speed?: number;
  failures?: number;
  isSlow?: boolean;
}) {
  const { phase = 'live', startsIn = 0, waitSeconds = 10, speed = 1, failures = 0, isSlow = false } = more;
  const status = { phase, text: '', detail: null, reason: null, startTimeTbd: false };
  return pollInterval({ waitSeconds, view: { status, startsAt: startsIn }, now: 0, speed, failures, isSlow });
}

test.each([
  ['the interval that the upstream requests', {}, 10_000],
  ['at least 5 s', { waitSeconds: 1 }, 5000],
  ['at most 60 s', { waitSeconds: 600 }, minute],
  ['shorter in a fast league', { speed: 4 }, 2500],
  ['never under a second of real time', { speed: 1000 }, 1000],
  ['a minute long before the start', { phase: 'open', startsIn: 31 * minute }, minute],
  ['the usual shortly before the start', { phase: 'open', startsIn: 29 * minute }, 10_000],
  ['a minute once it is over, at any speed', { phase: 'final', speed: 60 }, minute],
  ['four times as long while others need the requests more', { isSlow: true }, 40_000],
  ['doubled with each failure', { failures: 2 }, 40_000],
  ['a minute at most while failing', { failures: 9 }, minute],
] as const)('the time until the next poll of a game is %s', (_words, pace, expected) => {
  expect(interval(pace)).toBe(expected);
});
