import { expect, test } from 'vitest';
import { briefRows } from './brief-rows.ts';

const none = {
  season: { won: 0, lost: 0 },
  lastTen: { won: 0, lost: 0 },
  atSide: { won: 0, lost: 0 },
  restDays: null,
  reliefPitches: null,
};
const away = {
  season: { won: 50, lost: 44 },
  lastTen: { won: 7, lost: 3 },
  atSide: { won: 22, lost: 25 },
  restDays: 0,
  reliefPitches: 112,
};
const brief = {
  isComplete: true,
  clubs: { away, home: { ...none, restDays: 1 } },
  series: { away: 3, home: 1 },
  starts: {
    away: [
      { endedOn: '2026-07-12', opponentId: 3, isHome: true, runs: 2, earlyRuns: 3 },
      { endedOn: '2026-07-07', opponentId: 4, isHome: false, runs: null, earlyRuns: 1 },
    ],
    home: [],
  },
};

test('the rows have the results of both clubs', () =>
  expect(briefRows(brief).map((row) => [row.name, row.away, row.home])).toEqual([
    ['Season before this day', '50–44', '0–0'],
    ['Last ten games before this day', '7–3', '0–0'],
    ['Away or at home', '22–25', '0–0'],
    ['Wins against the other', '3', '1'],
    ['Rest', '0 days', '1 day'],
    ['Pitches by relievers in three days', '112', '–'],
    ['Last starts of the pitcher: runs allowed', 'July 12: 2, July 7: –', '–'],
  ]));

test('without the runs of the starters, the row of their starts has those of the first six innings', () => {
  const visitors = brief.starts.away.map((start) => ({ ...start, runs: null }));
  const { name, ...texts } = briefRows({ ...brief, starts: { away: visitors, home: [] } }).at(-1) ?? {};
  expect(name).toBe('Last starts of the pitcher: runs of the other club in six innings');
  expect(texts).toEqual({ away: 'July 12: 3, July 7: 1', home: '–' });
});

test('a game without all earlier results has no rows', () => {
  expect(briefRows({ ...brief, clubs: { away: none, home: none } })).toEqual([]);
  expect(briefRows({ ...brief, isComplete: false })).toEqual([]);
});
