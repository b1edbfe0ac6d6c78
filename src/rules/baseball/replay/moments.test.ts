import { describe, expect, test } from 'vitest';
import { createCheckpoints, plateAppearances } from '../game/fold.ts';
import { inventedHeader, inventedLog } from '../game/testing/invented-game.ts';
import { move, out, play, timed } from '../game/testing/play-script.ts';
import { randomGame } from '../game/testing/random-game.ts';
import { momentsOf } from './moments.ts';

const begin = inventedHeader.startsAt ?? 0;
const of = (log: Parameters<typeof createCheckpoints>[0]) => momentsOf(createCheckpoints(log));

describe('the moments of a game', () => {
  const log = inventedLog(
    timed([
      { type: 'status', status: inventedHeader.status },
      ...play(0, [1, 'top'], 101, 'Home Run', move(101, null, 'home')),
      ...play(1, [1, 'bottom'], 201, 'Groundout', out(201, null)),
    ]),
  );

  test('begin with the first plate appearance and mark its end, runs and key plays', () => {
    const moments = of(log);
    expect(moments[0]).toMatchObject({ at: begin + 1999, count: 2, inning: 1, half: 'top', endsPlay: false });
    expect(moments.filter(({ endsPlay }) => endsPlay)).toMatchObject([
      { half: 'top', isScoring: true, isKey: true },
      { half: 'bottom', isScoring: false, isKey: false },
    ]);
    expect(moments.at(-1)?.count).toBe(log.events.length);
  });

  test('are one for all events of a second', () => {
    const events = log.events.map((event) => ({ ...event, at: begin + Math.floor((event.at - begin) / 20) }));
    expect(of({ ...log, events })).toMatchObject([{ at: begin + 999, endsPlay: true, isScoring: true }]);
  });
});

test('a game without plate appearances has no moments', () => {
  expect(of(inventedLog([]))).toEqual([]);
  expect(of(inventedLog(timed([{ type: 'status', status: inventedHeader.status }])))).toEqual([]);
});

test.each([1, 2, 3])('random game %d: times increase, every event and every play is in a moment', (seed) => {
  const log = randomGame(seed);
  const moments = of(log);
  moments.forEach(({ at, count }, place) => {
    expect(at).toBeGreaterThan(moments[place - 1]?.at ?? 0);
    expect(count).toBeGreaterThan(moments[place - 1]?.count ?? 0);
  });
  expect(moments.at(-1)?.count).toBe(log.events.length);
  const scoring = plateAppearances(log).filter(({ isScoring }) => isScoring);
  expect(moments.filter(({ isScoring }) => isScoring).length).toBeGreaterThan(scoring.length / 2);
});
