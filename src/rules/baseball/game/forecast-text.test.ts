import { describe, expect, test } from 'vitest';
import type { LineupReason } from '../forecast/forecast-shapes.ts';
import { lineupNews } from './forecast-text.ts';

const clubs = { away: { shortName: 'Red Sox' }, home: { shortName: 'Yankees' } };
const both = { away: true, home: true };
const rests: LineupReason = { playerId: 1, name: 'Ada Judge', side: 'home', kind: 'rests', points: -2.1 };

describe('the news of the lineups', () => {
  test.each([
    [
      'of both clubs',
      0.54,
      0.561,
      both,
      [rests],
      ['Lineups are in: Yankees 54%, this morning 56%', '−2.1 points: Judge is out'],
    ],
    ['of one club', 0.54, 0.54, { away: true, home: false }, [], ['The lineup of the Red Sox is in: Yankees 54%']],
    [
      'leave out the morning if the forecast moved against them',
      0.62,
      0.68,
      both,
      [{ ...rests, kind: 'plays' as const, points: 0.4 }],
      ['Lineups are in: Yankees 62%', '+0.4 points: Judge plays'],
    ],
    [
      'leave out the morning if they made less than a third of the change',
      0.62,
      0.7,
      both,
      [rests],
      ['Lineups are in: Yankees 62%', '−2.1 points: Judge is out'],
    ],
    ['without a forecast of the morning', 0.54, null, both, [], ['Lineups are in: Yankees 54%']],
    [
      'have the points of the club that is named',
      0.45,
      0.471,
      both,
      [rests],
      ['Lineups are in: Red Sox 55%, this morning 53%', '+2.1 points: Judge is out'],
    ],
    ['are none before the announcement', 0.54, 0.56, { away: false, home: false }, [], []],
  ])('%s', (_, homeWinProbability, morning, lineups, reasons, expected) =>
    expect(lineupNews({ homeWinProbability, morning, lineups, reasons }, clubs)).toEqual(expected),
  );
});
