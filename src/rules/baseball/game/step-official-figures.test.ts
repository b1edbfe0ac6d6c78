import { describe, expect, test } from 'vitest';
import type { GameEventOf } from './event.ts';
import type { Half, Side, Totals } from './model.ts';
import { emptyBases } from './progress.ts';
import { end, move, pitch, runners, start, type Untimed } from './testing/play-script.ts';
import { viewAfter as after } from './testing/view-after.ts';

const nothing: Totals = { runs: 0, hits: 0, errors: 0 };

/** The official figures of a half-inning, which is over. */
const official = (
  inning: number,
  half: Half,
  added: Partial<Record<Side, Partial<Totals>>> = {},
  isMissing = true,
): Untimed => ({
  type: 'officialFigures',
  inning,
  half,
  added: { away: { ...nothing, ...added.away }, home: { ...nothing, ...added.home } },
  isMissing,
  situation: isMissing
    ? { inning, inningState: half === 'top' ? 'Middle' : 'End', balls: 0, strikes: 0, outs: 3, bases: emptyBases }
    : null,
});

const homeRun = [start(0, 1, 'top', 101, 210), runners(move(101, null, 'home')), end('Home Run', 'It is gone.', 1)];

describe('the official figures of a half-inning', () => {
  test('are added to those of its plays, and end it', () => {
    const view = after([...homeRun, start(1, 1, 'top', 102, 210), official(1, 'top', { away: { runs: 2, hits: 3 } })]);
    expect(view).toMatchObject({
      inning: 1,
      inningState: 'Middle',
      outs: 3,
      totals: { away: { runs: 3, hits: 4, errors: 0 }, home: nothing },
      lineScore: [{ number: 1, away: 3, home: null }],
      missingPlays: [{ inning: 1, half: 'top' }],
    });
  });

  test('without plays begin it, and later plays go on from their score', () => {
    const view = after([
      official(1, 'top', { away: { runs: 2 }, home: { errors: 1 } }),
      official(1, 'bottom'),
      start(0, 2, 'top', 104, 210),
      runners(move(104, null, 'home')),
      end('Home Run', 'It is gone.', 1),
    ]);
    expect(view).toMatchObject({
      inning: 2,
      inningState: 'Top',
      outs: 0,
      totals: { away: { runs: 3, errors: 0 }, home: { runs: 0, errors: 1 } },
      lineScore: [
        { number: 1, away: 2, home: 0 },
        { number: 2, away: 1, home: null },
      ],
      scoringPlays: [{ away: 3, home: 0 }],
    });
  });

  test('change the chance to win of the plays that follow', () => {
    const [behind, even] = [{ home: { runs: 0 } }, { home: { runs: 5 } }].map(
      (added) => after([...homeRun, official(1, 'bottom', added), start(1, 2, 'top', 104, 210)]).plateAppearance,
    );
    expect(even?.homeChance).toBeGreaterThan((behind?.homeChance ?? 0) + 200);
  });

  test('that only score a hit otherwise leave the plays complete', () => {
    const added = { away: { hits: -1 }, home: { errors: 1 } };
    const view = after([...homeRun, official(1, 'top', added, false)]);
    expect(view).toMatchObject({ inningState: 'Top', onDeckId: 102, missingPlays: [] });
    expect(view.totals).toEqual({ away: { runs: 1, hits: 0, errors: 0 }, home: { ...nothing, errors: 1 } });
  });
});

describe('after missing plays', () => {
  test('the next batter is unknown until one comes up', () => {
    const missing = [...homeRun, official(1, 'top'), official(1, 'bottom')];
    expect(after(missing)).toMatchObject({ onDeckId: null, inHoleId: null });
    expect(after([...missing, start(4, 2, 'top', 105, 210)])).toMatchObject({ onDeckId: 106, inHoleId: 107 });
  });

  test('the pitches of the club that was in the field are not counted', () => {
    const view = after([...homeRun, official(1, 'top'), start(4, 1, 'bottom', 201, 110), pitch(1, 'ball', 1, 0)]);
    expect(view.pitchCount).toBe(1);
    expect(after([...homeRun, official(1, 'top'), start(4, 2, 'top', 105, 210)]).pitchCount).toBeNull();
  });
});

test('the totals of a game without anything else are its score', () => {
  const totals: GameEventOf<'officialFigures'>['added'] = {
    away: { runs: 4, hits: 8, errors: 1 },
    home: { runs: 7, hits: 9, errors: 0 },
  };
  const event: Untimed = {
    type: 'officialFigures',
    inning: null,
    half: null,
    added: totals,
    isMissing: true,
    situation: null,
  };
  expect(after([event])).toMatchObject({
    inning: null,
    lineScore: [],
    totals,
    missingPlays: [{ inning: null, half: null }],
    probablePitchers: null,
    plateAppearance: null,
  });
});
