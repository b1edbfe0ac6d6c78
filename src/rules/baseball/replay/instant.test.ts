import { describe, expect, test } from 'vitest';
import type { GameHeader } from '../game/event.ts';
import { createCheckpoints, fold, plateAppearances } from '../game/fold.ts';
import { inventedHeader, inventedLog } from '../game/testing/invented-game.ts';
import { move, out, play, timed, type Untimed } from '../game/testing/play-script.ts';
import { randomGame } from '../game/testing/random-game.ts';
import { instantAfter } from './instant.ts';

const final = { ...inventedHeader.status, phase: 'final', text: 'Final' } as const;

const instantOf = (events: Untimed[], header: Partial<GameHeader> = {}, count = events.length) =>
  instantAfter(createCheckpoints(inventedLog(timed(events), header)), count);

const half = (inning: number, side: 'top' | 'bottom', result: 'out' | 'hit' | 'walk'): Untimed[] => {
  const from = 6 * inning + (side === 'top' ? 0 : 3);
  const batter = side === 'top' ? 101 : 201;
  const first: Untimed[] =
    result === 'out'
      ? play(from, [inning, side], batter, 'Flyout', out(batter, null))
      : play(from, [inning, side], batter, result === 'hit' ? 'Single' : 'Walk', move(batter, null, 1));
  const outs = result === 'out' ? [1, 2] : [1, 2, 3];
  return [
    ...first,
    ...outs.flatMap((more) => play(from + more, [inning, side], batter + more, 'Flyout', out(batter + more, null))),
  ];
};

const innings = (last: number, top: 'out' | 'hit' | 'walk', bottom: 'out' | 'hit' | 'walk'): Untimed[] =>
  Array.from({ length: last }, (_, place) => [
    ...half(place + 1, 'top', place === 0 ? top : 'out'),
    ...half(place + 1, 'bottom', place === 0 ? bottom : 'out'),
  ]).flat();

test.each([
  ['is perfect if every batter was out', 6, 'out', 'hit', { side: 'home', isPerfect: true }],
  ['is not perfect after a walk', 6, 'walk', 'hit', { side: 'home', isPerfect: false }],
  ['of the visitors is found', 6, 'hit', 'out', { side: 'away', isPerfect: true }],
  ['is not shown before the sixth', 5, 'out', 'hit', null],
  ['is none after a hit for both', 7, 'hit', 'hit', null],
] as const)('a no-hitter: %s', (_, last, top, bottom, expected) => {
  const header = { noHitter: { side: 'away', isPerfect: false } } as const;
  expect(instantOf(innings(last, top, bottom), header).view.noHitter).toEqual(expected);
});

describe('an instant of a game that is over', () => {
  const events: Untimed[] = [...innings(1, 'hit', 'out'), { type: 'status', status: final }];
  const winner = { id: 110, name: 'Ada Player-10' };
  const header: Partial<GameHeader> = {
    status: final,
    series: 'World Series · Game 7 of 7 · Ospreys win 4–3',
    decisions: { winner, loser: null, save: null },
  };

  test('has no result, no records, no standing of the series and no decisions before the end', () => {
    const { view } = instantOf(events, header, 5);
    expect(view).toMatchObject({ status: { phase: 'live' }, series: null, decisions: null, inning: 1 });
    expect(view.teams.home.record).toBeNull();
    expect(JSON.stringify(view)).not.toMatch(/final|win 4/i);
  });

  test('has the result at the end', () =>
    expect(instantOf(events, header).view).toMatchObject({ status: { phase: 'final' }, decisions: { winner } }));
});

test('what the clubs have left now is unknown at an earlier time', () => {
  const { view } = instantOf(innings(1, 'hit', 'hit'));
  expect(view.remaining.away).toEqual({ challenges: -1, replays: -1, moundVisits: -1 });
  expect(view.teams.away.record).toEqual({ wins: 40, losses: 30 });
});

test('the other parts are those of the fold up to that time', () => {
  const log = randomGame(6);
  const checkpoints = createCheckpoints(log);
  for (const count of [40, 200, log.events.length - 20]) {
    const time = log.events[count - 1]?.at ?? 0;
    const { view, plays } = instantAfter(checkpoints, checkpoints.countAt(time));
    expect(view).toEqual({ ...fold(log, time), remaining: view.remaining, noHitter: view.noHitter });
    expect(plays).toEqual(plateAppearances(log, time));
  }
});
