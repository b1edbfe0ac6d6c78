import { describe, expect, test } from 'vitest';
import type { GamePlayer } from './event.ts';
import { fold, plateAppearances } from './fold.ts';
import { inventedHeader, inventedLog } from './testing/invented-game.ts';
import { substitution, end, move, pitch, play, start, type Untimed, out, timed } from './testing/play-script.ts';
import { viewAfter as after } from './testing/view-after.ts';

const first = start(0, 1, 'top', 101, 210);
const onFirst = play(0, [1, 'top'], 101, 'Single', move(101, null, 1));

describe('substitutions', () => {
  test('a pinch runner takes the base and the place in the order', () => {
    const view = after([...onFirst, start(1, 1, 'top', 102, 210), substitution('runner', 111, 101, 1, 'PR')]);
    expect(view.bases.first).toBe(111);
    expect(view.lineups.away[0]).toEqual({ order: 1, playerId: 111, position: 'PR' });
    expect(view.people[111]).toBe('Ada Player-11');
  });

  test('a pinch hitter during a plate appearance continues with the count, and the next batters do not change', () => {
    const view = after([first, pitch(1, 'called', 0, 1), substitution('batter', 111, 101, 1, 'PH')]);
    expect(view).toMatchObject({ strikes: 1, onDeckId: 102, inHoleId: 103, plateAppearance: { batterId: 111 } });
  });

  test('a relief pitcher starts with a pitch count of zero, and the count of the batter does not change', () => {
    const relief = substitution('pitcher', 211, null, null, 'P');
    const view = after([first, pitch(1, 'ball', 1, 0), relief, pitch(2, 'ball', 2, 0)]);
    expect(view).toMatchObject({ balls: 2, pitchCount: 1, plateAppearance: { pitcherId: 211 } });
  });

  test('a starter who is also the designated hitter stays in the order when relieved', () => {
    const view = after([start(0, 1, 'top', 101, 204), substitution('pitcher', 211, 204, null, 'P')]);
    expect(view.lineups.home[3]).toMatchObject({ order: 4, playerId: 204 });
    expect(view.plateAppearance?.pitcherId).toBe(211);
  });

  test('a pitcher who bats enters the order, and a change in the field changes positions only', () => {
    const [pitcher, fielder] = [substitution('pitcher', 211, 209, 9, 'P'), substitution('fielder', 201, 201, 1, 'LF')];
    const { home } = after([first, pitcher, fielder]).lineups;
    expect(home[8]).toEqual({ order: 9, playerId: 211, position: 'P' });
    expect(home[0]).toEqual({ order: 1, playerId: 201, position: 'LF' });
  });
});

/** The players of the game; `id` with other facts, or unknown with null. */
const playersWith = (id: number, facts: Partial<GamePlayer> | null) => {
  const { [id]: player, ...others } = inventedHeader.players;
  return { players: facts === null || player === undefined ? others : { ...others, [id]: { ...player, ...facts } } };
};

describe('a pinch hitter', () => {
  const enter = substitution('batter', 111, 101, 1, 'PH');
  const batter = (facts: Partial<GamePlayer> | null, from = first) =>
    after([from, enter], playersWith(111, facts)).plateAppearance;

  test.each([
    ['R', 'R', 'R'],
    ['L', 'R', 'L'],
    ['S', 'R', 'L'],
    ['S', 'L', 'R'],
    ['S', null, 'S'],
    [null, 'R', null],
  ] as const)('who bats %s against a pitcher who throws %s bats from side %s', (batSide, pitchHand, side) => {
    const from = { ...first, pitchHand } as Untimed;
    const pitcher = { ...inventedHeader.players[210], pitchHand } as GamePlayer;
    const players = { ...playersWith(111, { batSide }).players, 210: pitcher };
    expect(after([from, enter], { players }).plateAppearance?.batSide).toBe(side);
  });

  test('has the zone of the player, or that of the replaced batter when it is not known', () => {
    expect(batter({ zoneTop: 3.1, zoneBottom: 1.4 })).toMatchObject({ zoneTop: 3.1, zoneBottom: 1.4 });
    expect(batter({ zoneTop: null, zoneBottom: null })).toMatchObject({ zoneTop: 3.4, zoneBottom: 1.6 });
    expect(batter(null)).toMatchObject({ batterId: 111, batSide: null, zoneTop: 3.4, zoneBottom: 1.6 });
  });

  test('advances the batting order from the own place, also without an order', () => {
    for (const order of [3, null]) {
      const view = after([start(0, 1, 'top', 103, 210), substitution('batter', 111, 103, order, 'PH')]);
      expect(view).toMatchObject({ onDeckId: 104, plateAppearance: { batterId: 111 } });
    }
  });

  test('who is named as the batter already continues with the own side and zone', () => {
    const view = after([start(0, 1, 'top', 111, 210), substitution('batter', 111, 101, 1, 'PH')]);
    expect(view).toMatchObject({ onDeckId: 102, plateAppearance: { batterId: 111, batSide: 'R' } });
    const own = after([start(0, 1, 'top', 111, 210), enter], playersWith(111, { batSide: 'L' }));
    expect(own.plateAppearance?.batSide).toBe('R');
  });

  test.each<[string, Untimed[]]>([
    ['for another batter', [first, substitution('batter', 111, 105, 5, 'PH')]],
    ['of the side in the field', [first, substitution('batter', 211, 101, 1, 'PH')]],
    ['after the end of the plate appearance', [first, end('Walk'), enter]],
  ])('%s does not replace the batter', (_, events) => {
    expect([after(events).plateAppearance?.batterId, after(events).onDeckId]).toEqual([101, 102]);
  });

  test('before the first plate appearance enters the order', () =>
    expect(after([enter])).toMatchObject({ plateAppearance: null, lineups: { away: { 0: { playerId: 111 } } } }));
});

describe('a relief pitcher', () => {
  test('has the hand of the player, or none when it is not known', () => {
    const events = [first, substitution('pitcher', 211, 210, null, 'P')];
    expect(after(events).plateAppearance).toMatchObject({ pitcherId: 211, pitchHand: 'L' });
    expect(after(events, playersWith(211, null)).plateAppearance).toMatchObject({ pitcherId: 211, pitchHand: null });
  });

  test.each<[string, Untimed[]]>([
    ['of the side at bat', [first, substitution('pitcher', 111, 110, null, 'P')]],
    ['after the end of the plate appearance', [first, end('Walk'), substitution('pitcher', 211, 210, null, 'P')]],
  ])('%s does not face the batter', (_, events) => {
    expect(after(events).plateAppearance).toMatchObject({ pitcherId: 210, pitchHand: 'R' });
  });

  test('before the first plate appearance pitches in it', () => {
    const enter = substitution('pitcher', 211, 210, null, 'P');
    expect(after([enter]).plateAppearance).toBeNull();
    const begun = { ...first, pitcherId: null };
    expect(after([enter, begun]).plateAppearance?.pitcherId).toBe(211);
  });

  test('does not replace the pitcher of the other side', () => {
    const begun = { ...start(1, 1, 'bottom', 201, 110), pitcherId: null };
    const view = after([first, substitution('pitcher', 211, 210, null, 'P'), end('Walk'), begun]);
    expect(view.plateAppearance?.pitcherId).toBe(110);
  });
});

describe('the lineup', () => {
  const away = (...events: Untimed[]) => after(events).lineups.away;

  test('without an order, a player takes the place of the replaced player', () => {
    const entered = away(substitution('fielder', 111, 104, null, 'LF'));
    expect(entered[3]).toEqual({ order: 4, playerId: 111, position: 'LF' });
  });

  test('a player without a place and without an order changes nothing', () => {
    expect(away(substitution('fielder', 111, null, null, 'LF'))).toEqual(inventedHeader.lineups.away);
    expect(away(substitution('fielder', 111, 112, null, 'LF'))).toEqual(inventedHeader.lineups.away);
  });

  test('a player of the order who changes positions has the same place, whatever order is given', () => {
    const moved = [null, 5].map((order) => away(substitution('fielder', 104, null, order, '1B'))[3]);
    for (const slot of moved) expect(slot).toEqual({ order: 4, playerId: 104, position: '1B' });
  });

  test('without a position the place has that of the replaced player', () =>
    expect(away(substitution('batter', 111, 101, 1, null))[0]).toEqual({ order: 1, playerId: 111, position: 'CF' }));

  test('an order that was not announced is filled by its substitutions', () => {
    const lineups = { away: [], home: [] };
    const lineup = (position: string | null) =>
      after([substitution('batter', 111, 101, 1, position)], { lineups }).lineups;
    expect(lineup('PH').away).toEqual([{ order: 1, playerId: 111, position: 'PH' }]);
    expect(lineup(null).away).toEqual([{ order: 1, playerId: 111, position: '' }]);
  });
});

describe('a pinch runner', () => {
  const onSecond = play(1, [1, 'top'], 102, 'Single', move(102, null, 1), move(101, 1, 2));

  test('replaces one runner and not the others', () => {
    const view = after([...onFirst, ...onSecond, substitution('runner', 111, 101, 1, 'PR')]);
    expect(view.bases).toEqual({ first: 102, second: 111, third: null });
  });

  test('without a replaced player takes no base', () => {
    const view = after([...onFirst, substitution('runner', 111, null, 1, 'PR')]);
    expect(view.bases).toEqual({ first: 101, second: null, third: null });
  });

  test('is the only role that takes a base', () => {
    expect(after([...onFirst, substitution('fielder', 111, 101, 1, 'CF')]).bases.first).toBe(101);
  });
});

const threeOuts = (from: number, half: 'top' | 'bottom', batters: number[]): Untimed[] =>
  batters.flatMap((batter, offset) => play(from + offset, [1, half], batter, 'Groundout', out(batter, null)));

describe('a plate appearance', () => {
  const noPitchers = { away: null, home: null };

  test('begins with a new count, without pitches, notes and result', () => {
    const begin: Untimed[] = [first, pitch(1, 'ball', 1, 0), { type: 'note', event: 'Visit', text: 'A visit.' }];
    expect(after(begin).plateAppearance?.notes).toEqual(['A visit.']);
    expect(after([...begin, end('Walk'), start(1, 1, 'top', 102, 210)])).toMatchObject({
      balls: 0,
      strikes: 0,
      plateAppearance: { batterId: 102, pitches: [], notes: [], event: null, description: null, rbi: 0, outs: 0 },
    });
  });

  test.each([
    ['of the event', 211, 'R', {}, { pitcherId: 211, pitchHand: 'R' }],
    ['of the event, with the own hand', 211, null, {}, { pitcherId: 211, pitchHand: 'L' }],
    ['of the starting pitchers', null, null, {}, { pitcherId: 210, pitchHand: 'R' }],
    ['0 if no pitcher is known', null, null, { startingPitchers: noPitchers }, { pitcherId: 0, pitchHand: null }],
  ] as const)('has the pitcher %s', (_, pitcherId, pitchHand, header, expected) => {
    expect(after([{ ...first, pitcherId, pitchHand } as Untimed], header).plateAppearance).toMatchObject(expected);
  });

  test('does not change the pitcher of the other side', () => {
    const bottom = { ...start(1, 1, 'bottom', 201, 110), pitcherId: null };
    expect(after([first, end('Walk'), bottom]).plateAppearance?.pitcherId).toBe(110);
  });

  test('has times in whole seconds', () => {
    const events = timed([first, end('Walk')]).map((event) => ({ ...event, at: event.at + 345 }));
    const begin = inventedHeader.startsAt ?? 0;
    expect(plateAppearances(inventedLog(events))).toMatchObject([{ startedAt: begin, endedAt: begin + 1000 }]);
  });

  test('has the chance to win before it until it ends', () => {
    const homer = play(0, [1, 'top'], 101, 'Home Run', move(101, null, 'home'));
    const log = inventedLog(timed([...homer, start(1, 1, 'top', 102, 210)]));
    const [before, ended, next] = [0, 3, 4].map(
      (second) => fold(log, (inventedHeader.startsAt ?? 0) + second * 1000).plateAppearance?.homeChance,
    );
    expect(before).toBeGreaterThan(500);
    expect(ended).toBeLessThan(before ?? 0);
    expect(next).toBe(ended);
  });

  test('an end without a beginning changes nothing', () =>
    expect(after([end('Walk')])).toMatchObject({ plateAppearance: null, totals: { away: { hits: 0 } } }));

  test('an automatic ball is no note', () => {
    const view = after([first, { type: 'count', balls: 1, strikes: 0 }]);
    expect(view).toMatchObject({ balls: 1, strikes: 0, pitchCount: 0, plateAppearance: { notes: [], pitches: [] } });
  });
});

describe('the batting order', () => {
  test('continues after the batter who made the third out', () => {
    const view = after([...threeOuts(0, 'top', [101, 102, 103]), ...threeOuts(3, 'bottom', [201, 202, 203])]);
    expect(view).toMatchObject({ inningState: 'End', onDeckId: 104, inHoleId: 105 });
  });

  test('continues after a batter whose plate appearance ended on the bases without a third out', () => {
    const view = after([start(0, 9, 'bottom', 204, 110), end('Wild Pitch', 'Wild pitch.', 0, true)]);
    expect(view).toMatchObject({ onDeckId: 205, inHoleId: 206 });
  });

  test('has no batter at a place that was not announced', () => {
    const { lineups } = inventedHeader;
    const view = after([first], { lineups: { ...lineups, away: lineups.away.slice(0, 2) } });
    expect(view).toMatchObject({ onDeckId: 102, inHoleId: null });
  });

  test('has no next batter before the game', () => expect(after([])).toMatchObject({ onDeckId: null, inHoleId: null }));
});

describe('the line score', () => {
  test('has a zero only for a half-inning that ended', () => {
    const second = [start(1, 2, 'top', 101, 210), start(2, 2, 'bottom', 202, 110)];
    expect(after([start(0, 1, 'bottom', 201, 110), ...second]).lineScore).toEqual([
      { number: 1, away: null, home: 0 },
      { number: 2, away: 0, home: null },
    ]);
  });
});

test('without a change of status the status is the newest', () =>
  expect(after([first]).status).toEqual(inventedHeader.status));
