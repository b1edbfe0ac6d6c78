import { describe, expect, test } from 'vitest';
import { plateAppearances } from './fold.ts';
import { inventedLog } from './testing/invented-game.ts';
import { end, move, out, pitch, play, runners, single, start, timed, type Untimed } from './testing/play-script.ts';
import { viewAfter as after } from './testing/view-after.ts';

const emptyBases = { first: null, second: null, third: null };

const first = start(0, 1, 'top', 102, 210);

describe('runners', () => {
  test('a runner without a move stays', () => {
    const flyout = play(2, [1, 'top'], 103, 'Flyout', out(103, null));
    const { bases } = after([...single(0, 101), ...single(1, 102, move(101, 1, 2)), ...flyout]);
    expect(bases).toEqual({ first: 102, second: 101, third: null });
  });

  test('a runner who is not the one on the base empties it', () => {
    const view = after([...single(0, 101), start(1, 1, 'top', 102, 210), runners(move(111, 1, 2))]);
    expect(view.bases).toEqual({ first: null, second: 111, third: null });
  });

  test('a runner without a destination stays on the base, and a batter without one reaches none', () => {
    const stay = { runnerId: 101, from: 1, to: null, isOut: false } as const;
    expect(after([...single(0, 101), start(1, 1, 'top', 102, 210), runners(stay)]).bases.first).toBe(101);
    expect(after([start(0, 1, 'top', 101, 210), runners({ ...stay, from: null })]).bases).toEqual(emptyBases);
  });

  test('the third out empties the bases before the plate appearance ends', () => {
    const begin = [...single(0, 101), start(1, 1, 'top', 102, 210), runners(out(105, null), out(106, null))];
    expect(after(begin)).toMatchObject({ outs: 2, bases: { first: 101 }, plateAppearance: { outs: 2 } });
    expect(after([...begin, runners(out(102, null))])).toMatchObject({ outs: 3, bases: emptyBases });
  });

  test('a runner who is out on the way home does not score', () => {
    const thrownOut = { runnerId: 101, from: 3, to: 'home', isOut: true } as const;
    expect(after([first, runners(thrownOut)]).totals.away.runs).toBe(0);
  });

  test('before the first plate appearance there is no current one', () =>
    expect(after([runners(out(101, null))])).toMatchObject({ outs: 1, plateAppearance: null }));
});

describe('runs', () => {
  const homeRun = (index: number, inning: number) =>
    play(index, [inning, 'top'], 101, 'Home Run', move(101, null, 'home'));

  test('are added to their inning and to no other', () => {
    expect(after([...homeRun(0, 1), ...homeRun(1, 1), ...homeRun(2, 2)]).lineScore).toEqual([
      { number: 1, away: 2, home: null },
      { number: 2, away: 1, home: null },
    ]);
  });

  test('a run without a note and without a result is not listed until it is described', () => {
    const begin = [first, runners(move(101, 3, 'home'))];
    expect(after(begin).scoringPlays).toEqual([]);
    const undescribed = { ...end('Single'), description: null };
    expect(after([...begin, undescribed]).scoringPlays).toMatchObject([
      { event: 'Single', description: null, away: 1 },
    ]);
  });

  test('several runs of one plate appearance are one entry, and the entries of others remain', () => {
    const note = (text: string): Untimed => ({ type: 'note', event: 'Wild Pitch', text });
    const view = after([
      ...homeRun(0, 1),
      start(1, 1, 'top', 102, 210),
      note('One scores.'),
      runners(move(103, 3, 'home')),
      note('Two scores.'),
      runners(move(104, 3, 'home')),
    ]);
    expect(view.scoringPlays.map(({ index, description }) => [index, description])).toEqual([
      [0, '101: Home Run.'],
      [1, 'One scores. Two scores.'],
    ]);
    expect(view.plateAppearance?.notes).toEqual(['One scores.', 'Two scores.']);
  });

  test('a note describes the runs until the next pitch', () => {
    const begin: Untimed[] = [
      first,
      { type: 'note', event: 'Mound Visit', text: 'A visit.' },
      pitch(1, 'ball', 1, 0),
      runners(move(103, 3, 'home')),
      { type: 'note', event: 'Balk', text: 'A balk.' },
      runners(move(104, 3, 'home')),
    ];
    expect(after(begin).scoringPlays).toMatchObject([{ event: 'Balk', description: 'A balk.', away: 2 }]);
    const more = [...begin, pitch(2, 'ball', 2, 0), runners(move(105, 3, 'home'))];
    expect(after(more).scoringPlays).toMatchObject([{ event: 'Run', description: 'A balk.', away: 3 }]);
  });

  test('a run before the first plate appearance counts and is not listed', () => {
    const view = after([runners(move(101, 3, 'home'))]);
    expect(view).toMatchObject({ totals: { away: { runs: 1 } }, scoringPlays: [], plateAppearance: null });
  });
});

describe('a reported outcome', () => {
  const reported = (away: number, home: number): Untimed => {
    return { type: 'reported', outs: 1, bases: emptyBases, away, home };
  };

  test('adds the difference of the side at bat', () => {
    const view = after([first, reported(2, 0), end('Single'), start(1, 1, 'top', 103, 210), reported(3, 0)]);
    expect(view).toMatchObject({ outs: 1, totals: { away: { runs: 3 }, home: { runs: 0 } }, lineScore: [{ away: 3 }] });
    const bottom = after([start(0, 1, 'bottom', 201, 110), reported(0, 1)]);
    expect(bottom.totals).toMatchObject({ away: { runs: 0 }, home: { runs: 1 } });
  });

  test('without a run is no scoring play', () => {
    const view = after([start(0, 1, 'top', 101, 210), reported(0, 0), end('Walk')]);
    expect(view).toMatchObject({ scoringPlays: [], plateAppearance: { isScoring: false } });
  });

  test('before the first plate appearance there is no current one', () => {
    expect(after([reported(2, 0)])).toMatchObject({ outs: 1, totals: { away: { runs: 2 } }, plateAppearance: null });
  });
});

test('a placed runner changes the chance to win', () => {
  const chanceAfter = (...events: Untimed[]) =>
    plateAppearances(inventedLog(timed(events))).map(({ homeChance }) => homeChance);
  const extra = start(0, 10, 'top', 102, 210);
  const [withRunner] = chanceAfter(extra, { type: 'placedRunner', runnerId: 101, base: 2 }, end('Walk'));
  const [sameBases] = chanceAfter(extra, runners(move(101, null, 2)), end('Walk'));
  expect(withRunner).not.toBe(sameBases);
});
