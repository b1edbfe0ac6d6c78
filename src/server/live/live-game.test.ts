import { expect, test } from 'vitest';
import { pitch, start } from '#domain/game/testing/play-script.ts';
import { createLiveGame } from './live-game.ts';
import { readingOf } from './testing/scripted-reader.ts';

const next = { versions: { kind: 'next' } } as const;

test('an event of a later reading counts from its arrival, not from when it happened', () => {
  const first = readingOf([start(0, 1, 'top', 101, 210)]);
  const happened = first.log.events.at(-1)?.at ?? 0;
  const game = createLiveGame({ ...first, ...next }, 1, happened + 5000);
  expect(game.arrivals).toEqual(first.log.events.map(({ at }) => at));
  const later = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0)]);
  game.prepare({ ...later, ...next }, happened + 60_000).apply();
  expect(game.arrivals).toEqual([...first.log.events.map(({ at }) => at), happened + 60_000]);
});

test('an event before others that the reading inserts arrives with it, and so do those after it', () => {
  const first = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0)]);
  const game = createLiveGame({ ...first, ...next }, 1, 0);
  const changed = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'called', 0, 1), pitch(2, 'ball', 1, 1)]);
  game.prepare({ ...changed, ...next }, 9_000_000_000_000).apply();
  expect(game.arrivals.slice(-2)).toEqual([9_000_000_000_000, 9_000_000_000_000]);
  expect(game.arrivals.slice(0, -2)).toEqual([0, 0]);
});
