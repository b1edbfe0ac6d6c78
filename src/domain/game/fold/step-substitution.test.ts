import { describe, expect, test } from 'vitest';
import { move, pitch, play, start } from '../testing/play-script.ts';
import { viewAfter as after } from '../testing/view-after.ts';
import type { Untimed } from '../testing/play-script.ts';

describe('substitutions', () => {
  const change = (
    role: 'pitcher' | 'batter' | 'runner' | 'fielder',
    playerId: number,
    replacedId: number | null,
    order: number | null,
    position: string,
  ): Untimed => ({
    type: 'substitution',
    side: playerId < 200 ? 'away' : 'home',
    role,
    playerId,
    replacedId,
    order,
    position,
  });

  test('a pinch runner takes the base and the place in the order', () => {
    const view = after([
      ...play(0, [1, 'top'], 101, 'Single', move(101, null, 1)),
      start(1, 1, 'top', 102, 210),
      change('runner', 111, 101, 1, 'PR'),
    ]);
    expect(view.bases.first).toBe(111);
    expect(view.lineups.away[0]).toEqual({ order: 1, playerId: 111, position: 'PR' });
    expect(view.people[111]).toBe('Ada Player-11');
  });

  test('a pinch hitter during a plate appearance continues with the count, and the next batters do not change', () => {
    const view = after([start(0, 1, 'top', 101, 210), pitch(1, 'called', 0, 1), change('batter', 111, 101, 1, 'PH')]);
    expect(view).toMatchObject({ strikes: 1, onDeckId: 102, inHoleId: 103, plateAppearance: { batterId: 111 } });
  });

  test('a relief pitcher starts with a pitch count of zero, and the count of the batter does not change', () => {
    const view = after([
      start(0, 1, 'top', 101, 210),
      pitch(1, 'ball', 1, 0),
      change('pitcher', 211, null, null, 'P'),
      pitch(2, 'ball', 2, 0),
    ]);
    expect(view).toMatchObject({ balls: 2, pitchCount: 1, plateAppearance: { pitcherId: 211 } });
  });

  test('a starter who is also the designated hitter stays in the order when relieved', () => {
    const view = after([start(0, 1, 'top', 101, 204), change('pitcher', 211, 204, null, 'P')]);
    expect(view.lineups.home[3]).toMatchObject({ order: 4, playerId: 204 });
    expect(view.plateAppearance?.pitcherId).toBe(211);
  });

  test('a pitcher who bats enters the order, and a change in the field changes positions only', () => {
    const view = after([
      start(0, 1, 'top', 101, 210),
      change('pitcher', 211, 209, 9, 'P'),
      change('fielder', 201, 201, 1, 'LF'),
    ]);
    expect(view.lineups.home[8]).toEqual({ order: 9, playerId: 211, position: 'P' });
    expect(view.lineups.home[0]).toEqual({ order: 1, playerId: 201, position: 'LF' });
  });
});
