import { describe, expect, test } from 'vitest';
import { progressAt } from '#rules/baseball/game/fold.ts';
import { inventedHeader, inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import {
  substitution,
  end,
  move,
  out,
  pitch,
  runners,
  start,
  timed,
  type Untimed,
} from '#rules/baseball/game/testing/play-script.ts';
import { describeTurn, findTurn, type TurnState } from './find-turn.ts';

const stateAfter = (events: Untimed[], header = {}): TurnState =>
  progressAt(inventedLog(timed(events), header), Infinity);
const textOf = (state: TurnState, playerId: number): string =>
  describeTurn(findTurn(state, { side: playerId < 200 ? 'away' : 'home', playerId }));

const groundout = (index: number, half: 'top' | 'bottom', batter: number): Untimed[] => [
  start(index, 1, half, batter, half === 'top' ? 210 : 110),
  runners(out(batter, null)),
  end('Groundout'),
];
const batterUp = [...groundout(0, 'top', 101), start(1, 1, 'top', 102, 210), pitch(1, 'ball', 1, 0)];
const afterTop = [...groundout(0, 'top', 101), ...groundout(1, 'top', 102), ...groundout(2, 'top', 103)];

test.each([
  [102, 'at bat'],
  [103, 'on deck'],
  [104, 'two batters away'],
  [109, 'seven batters away'],
  [101, 'eight batters away'],
  [210, 'pitching, 1 pitch'],
  [110, 'pitching, club at bat, 0 pitches'],
  [111, 'not in the game'],
  [201, 'leads off next'],
  [202, 'bats 2nd next inning'],
  [209, 'bats 9th next inning'],
])('while a batter is up player %i: %s', (playerId, text) => expect(textOf(stateAfter(batterUp), playerId)).toBe(text));

test.each([
  [102, 'up next'],
  [103, 'on deck'],
  [101, 'eight batters away'],
])('between two plate appearances, player %i: %s', (playerId, text) => {
  expect(textOf(stateAfter(groundout(0, 'top', 101)), playerId)).toBe(text);
});

test.each([
  [201, 'up next'],
  [202, 'on deck'],
  [203, 'two batters away'],
  [104, 'leads off next'],
  [103, 'bats 9th next inning'],
])('between the half-innings, player %i: %s', (playerId, text) => {
  expect(textOf(stateAfter(afterTop), playerId)).toBe(text);
});

test('the order begins where it ended in the inning before', () => {
  const bottom = [201, 202, 203].flatMap((batter, place) => groundout(3 + place, 'bottom', batter));
  const state = stateAfter([...afterTop, ...bottom, start(6, 2, 'top', 104, 210)]);
  expect([textOf(state, 104), textOf(state, 103)]).toEqual(['at bat', 'eight batters away']);
  expect(textOf(state, 204)).toBe('leads off next');
});

test('after missing plays, the next batter and the pitches are unknown', () => {
  const none = { runs: 0, hits: 0, errors: 0 };
  const added = { away: none, home: none };
  const missing: Untimed = { type: 'officialFigures', inning: 1, half: 'top', added, isMissing: true, situation: null };
  const state = stateAfter([...batterUp, missing]);
  expect(textOf(state, 104)).toBe('bats 4th, DH');
  expect(textOf(state, 210)).toBe('pitching');
});

test('a batter whose plate appearance ended with an out on the bases leads off the next inning', () => {
  const events = [
    ...groundout(0, 'top', 101),
    ...groundout(1, 'top', 102),
    start(2, 1, 'top', 103, 210),
    runners(move(103, null, 1)),
    end('Single'),
    start(3, 1, 'top', 104, 210),
    runners(out(103, 1)),
    end('Caught Stealing 2B', 'Out.', 0, true),
  ];
  expect(textOf(stateAfter(events), 104)).toBe('leads off next');
});

test('a substitute has the place of the replaced player, who is out of the game', () => {
  expect(textOf(stateAfter(batterUp), 104)).not.toBe('not in the game');
  expect(textOf(stateAfter([...batterUp, substitution('batter', 115, 104, 4, 'PH')]), 104)).toBe('not in the game');
});

test('a relieved pitcher is out of the game, and the new one pitches', () => {
  const state = stateAfter([...batterUp, substitution('pitcher', 215, 210, null, 'P')]);
  expect([textOf(state, 215), textOf(state, 210)]).toEqual(['pitching, 0 pitches', 'not in the game']);
});

test('a pitcher in the batting order bats in the own half and pitches in the other', () => {
  const lineups = {
    ...inventedHeader.lineups,
    home: inventedHeader.lineups.home.map((slot) => (slot.order === 4 ? { ...slot, playerId: 210 } : slot)),
  };
  expect(textOf(stateAfter(batterUp, { lineups }), 210)).toBe('pitching, 1 pitch');
  expect(textOf(stateAfter(afterTop, { lineups }), 210)).toBe('three batters away');
});

describe('without play', () => {
  const status = { ...inventedHeader.status, phase: 'open', text: 'Scheduled' } as const;

  test.each([
    [103, 'bats 3rd, 1B'],
    [110, 'starts'],
    [111, 'game'],
  ])('before the first pitch, player %i: %s', (playerId, text) => {
    expect(textOf(stateAfter([], { status }), playerId)).toBe(text);
  });

  test('before the lineup is known', () =>
    expect(textOf(stateAfter([], { status, lineups: { away: [], home: [] } }), 103)).toBe('game'));

  test.each([
    ['final', null, 'game over'],
    ['void', 'postponed', 'game called off'],
  ] as const)('%s %s', (phase, detail, text) => {
    expect(textOf(stateAfter([], { status: { ...status, phase, detail } }), 103)).toBe(text);
  });
});
