import { describe, expect, test } from 'vitest';
import { isLaterReport, type GameReport } from './is-later-report.ts';
import type { Phase } from './model.ts';

const phases = ['unknown', 'open', 'live', 'held', 'void', 'final'] as const satisfies Phase[];

const report = (phase: Phase, facts: Partial<Omit<GameReport, 'status'>> = {}): GameReport => ({
  status: { phase, detail: null },
  officialDate: '2026-07-18',
  progress: 5,
  ...facts,
});

/** The pairs in which the first report counts, `first>second`. */
const laterPairs = (first: Partial<GameReport>, second: Partial<GameReport> = {}): string[] =>
  phases.flatMap((one) =>
    phases.flatMap((other) => (isLaterReport(report(one, first), report(other, second)) ? [`${one}>${other}`] : [])),
  );

describe('of two reports about a game', () => {
  test('on the same date, an end counts before a suspension, play and a schedule, and anything before an unknown state', () =>
    expect(laterPairs({})).toEqual([
      'open>unknown',
      'live>unknown',
      'live>open',
      'held>unknown',
      'held>open',
      'held>live',
      'void>unknown',
      'void>open',
      'void>live',
      'void>held',
      'final>unknown',
      'final>open',
      'final>live',
      'final>held',
      'final>void',
    ]));

  test('one of a later date counts before a game called off, but a suspended game is not scheduled again', () =>
    expect(laterPairs({ officialDate: '2026-07-19' })).toEqual([
      'open>unknown',
      'open>open',
      'open>live',
      'open>void',
      'live>unknown',
      'live>open',
      'live>void',
      'held>unknown',
      'held>open',
      'held>live',
      'held>void',
      'void>unknown',
      'void>open',
      'void>live',
      'void>held',
      'void>void',
      'final>unknown',
      'final>open',
      'final>live',
      'final>held',
      'final>void',
    ]));

  test('one of an earlier date counts only as far as the game has not moved', () =>
    expect(laterPairs({ officialDate: '2026-07-17' })).toEqual([
      'open>unknown',
      'live>unknown',
      'held>unknown',
      'held>open',
      'held>live',
      'void>unknown',
      'final>unknown',
      'final>open',
      'final>live',
      'final>held',
      'final>void',
    ]));

  test('play counts before a suspension if it went on', () => {
    expect(laterPairs({ progress: 6 })).toContain('live>held');
    expect(laterPairs({ progress: 4 })).not.toContain('held>live');
  });

  test('at most one counts', () => {
    for (const officialDate of ['2026-07-17', '2026-07-18', '2026-07-19', '']) {
      for (const progress of [4, 5, 6]) {
        const pairs = laterPairs({ officialDate, progress });
        const reverse = new Set(
          laterPairs({}, { officialDate, progress }).map((pair) => pair.split('>').toReversed().join('>')),
        );
        expect(pairs.filter((pair) => reverse.has(pair))).toEqual([]);
      }
    }
  });

  test('a postponed game can be canceled, and a canceled one cannot be postponed', () => {
    const postponed = { ...report('void'), status: { phase: 'void', detail: 'postponed' } as const };
    const canceled = { ...report('void'), status: { phase: 'void', detail: 'canceled' } as const };
    expect([isLaterReport(canceled, postponed), isLaterReport(postponed, canceled)]).toEqual([true, false]);
  });
});
