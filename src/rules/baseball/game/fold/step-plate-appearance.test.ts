import { describe, expect, test } from 'vitest';
import { fold, plateAppearances } from '../fold.ts';
import { inventedHeader, inventedLog } from '../testing/invented-game.ts';
import { end, move, out, pitch, play, start, timed } from '../testing/play-script.ts';
import { viewAfter as after } from '../testing/view-after.ts';
import type { Untimed } from '../testing/play-script.ts';

const threeOuts = (from: number, half: 'top' | 'bottom', batters: number[]): Untimed[] =>
  batters.flatMap((batter, offset) => play(from + offset, [1, half], batter, 'Groundout', out(batter, null)));

describe('a plate appearance', () => {
  const first = start(0, 1, 'top', 101, 210);

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
    [
      '0 if no pitcher is known',
      null,
      null,
      { startingPitchers: { away: null, home: null } },
      { pitcherId: 0, pitchHand: null },
    ],
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
    const log = inventedLog(
      timed([...play(0, [1, 'top'], 101, 'Home Run', move(101, null, 'home')), start(1, 1, 'top', 102, 210)]),
    );
    const [before, ended, next] = [0, 3, 4].map(
      (second) => fold(log, (inventedHeader.startsAt ?? 0) + second * 1000).plateAppearance?.homeChance,
    );
    expect(before).toBeGreaterThan(500);
    expect(ended).toBeLessThan(before ?? 0);
    expect(next).toBe(ended);
  });

  test('an end without a beginning changes nothing', () => {
    expect(after([end('Walk')])).toMatchObject({ plateAppearance: null, totals: { away: { hits: 0 } } });
  });

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
    const view = after([start(0, 1, 'top', 101, 210)], { lineups: { ...lineups, away: lineups.away.slice(0, 2) } });
    expect(view).toMatchObject({ onDeckId: 102, inHoleId: null });
  });

  test('has no next batter before the game', () => {
    expect(after([])).toMatchObject({ onDeckId: null, inHoleId: null });
  });
});

describe('the line score', () => {
  test('has a zero only for a half-inning that ended', () => {
    const view = after([
      start(0, 1, 'bottom', 201, 110),
      start(1, 2, 'top', 101, 210),
      start(2, 2, 'bottom', 202, 110),
    ]);
    expect(view.lineScore).toEqual([
      { number: 1, away: null, home: 0 },
      { number: 2, away: 0, home: null },
    ]);
  });

  test('is that of the plays, even if the upstream reports another', () => {
    const totals = { away: { runs: 2, hits: 5, errors: 0 }, home: { runs: 3, hits: 6, errors: 1 } };
    const reported = { inning: 4, inningState: 'End', balls: 0, strikes: 0, outs: 3, lineScore: [], totals } as const;
    const view = after([start(0, 1, 'top', 101, 210)], { reported: { ...reported, lineScore: [] } });
    expect(view).toMatchObject({ inning: 1, inningState: 'Top', totals: { away: { runs: 0 } } });
  });
});

test('without a change of status the status is the newest', () => {
  expect(after([start(0, 1, 'top', 101, 210)]).status).toEqual(inventedHeader.status);
});
