import { describe, expect, test } from 'vitest';
import { toMoveDetail } from './to-move-detail.ts';
import { wireRunner } from './wire-play.ts';

type Movement = { start?: string; end?: string; outBase?: string; isOut?: boolean; outNumber?: number };

const part = (movement: Movement, eventType: string, credits: [code: string, credit: string][] = [], more = {}) =>
  wireRunner.parse({
    movement,
    details: { runner: { id: 1 }, playIndex: 0, eventType, ...more },
    credits: credits.map(([code, credit]) => ({ credit, position: { code } })),
  });

const detail = (...parts: ReturnType<typeof part>[]) => toMoveDetail(parts, parts);

describe('the detail of a move', () => {
  test('is absent for a plain move', () =>
    expect(detail(part({ start: '1B', end: '2B' }, 'single'), part({ start: '2B', end: '3B' }, 'single'))).toEqual({}));

  test.each([
    ['stolen_base_2b', 'SB'],
    ['wild_pitch', 'WP'],
    ['passed_ball', 'PB'],
    ['balk', 'BK'],
    ['forced_balk', 'BK'],
    ['defensive_indiff', 'DI'],
  ])('of a %s is the cause %s', (eventType, cause) => {
    expect(detail(part({ start: '1B', end: '2B' }, eventType))).toEqual({ steps: [{ to: 2, cause }] });
  });

  test('of a hit and an error has both parts, the error with its fielder', () => {
    const parts = [
      part({ end: '1B' }, 'single', [['8', 'f_fielded_ball']]),
      part({ start: '1B', end: '2B' }, 'error', [['8', 'f_fielding_error']]),
    ];
    expect(detail(...parts)).toEqual({
      steps: [
        { to: 1, cause: null },
        { to: 2, cause: 'E', error: 8 },
      ],
    });
  });

  test('after an error credited at another runner has its fielder', () => {
    const own = part({ start: '1B', end: '2B' }, 'error');
    const other = part({ start: '2B', end: 'score' }, 'error', [['5', 'f_throwing_error']]);
    expect(toMoveDetail([own], [own, other])).toEqual({ steps: [{ to: 2, cause: 'E', error: 5 }] });
  });

  test('of an out has base, number and fielders in the order of the throws, without doubled and other credits', () => {
    const out = part({ start: '1B', outBase: '2B', isOut: true, outNumber: 1 }, 'caught_stealing_2b', [
      ['2', 'f_assist'],
      ['7', 'f_assist'],
      ['7', 'f_assist_of'],
      ['6', 'f_putout'],
    ]);
    expect(detail(out)).toEqual({ out: { at: 2, number: 1, fielders: [2, 7, 7, 6], cause: 'CS' } });
    expect(detail(part({ start: '3B', outBase: '4B', isOut: true }, 'other_out'))).toEqual({
      out: { at: 'home', number: null, fielders: [], cause: null },
    });
  });

  test('of a hit with an out on the next base has the base that was won', () => {
    const parts = [part({ end: '1B' }, 'single'), part({ start: '1B', outBase: '2B', isOut: true }, 'other_out')];
    expect(detail(...parts)).toEqual({
      steps: [{ to: 1, cause: null }],
      out: { at: 2, number: null, fielders: [], cause: null },
    });
  });

  test('of a run says whether it is earned and who is charged', () => {
    const more = { earned: false, responsiblePitcher: { id: 9 } };
    expect(detail(part({ start: '3B', end: 'score' }, 'single', [], more))).toEqual({
      run: { isEarned: false, pitcherId: 9 },
    });
  });

  test('is absent when the feed has none', () => expect(detail(part({ start: '1B', isOut: true }, 'any'))).toEqual({}));
});
