import { describe, expect, test } from 'vitest';
import { gameColumns, type GameGroup } from './game-columns.ts';
import { rankColumns, figuresShown, statColumns } from './stat-columns.ts';

test('figures without a column in the group are left out, absent ones are not added', () =>
  expect(figuresShown({ avg: '.300', era: '1.00', hits: '9' }, 'hitting')).toEqual({ hits: '9', avg: '.300' }));

test('the columns of a table have distinct figures and heads', () => {
  for (const columns of Object.values(statColumns)) {
    expect(new Set(columns.map(({ figure }) => figure)).size).toBe(columns.length);
    expect(new Set(columns.map(({ head }) => head)).size).toBe(columns.length);
  }
});

test('the columns of a group are neighbors', () => {
  for (const columns of Object.values(statColumns)) {
    const groups = columns.map(({ group }) => group);
    const heads = groups.filter((group, index) => group !== groups[index - 1]);
    expect(new Set(heads).size).toBe(heads.length);
  }
});

describe('the columns of ranks', () => {
  test('are the figures of all years, those with a column in the group’s table first', () => {
    const columns = rankColumns('hitting', [{ stealPercentage: '4', avg: '12' }, {}, { homeRuns: '1' }]);
    expect(columns.map(({ head }) => head)).toEqual(['HR', 'AVG', 'Steal percentage']);
  });

  test('of a group without a table have heads derived from the upstream’s names', () =>
    expect(rankColumns('catching', [{ walksPer9Inn: '1', era: '2' }]).map(({ head }) => head)).toEqual([
      'Era',
      'Walks per 9 inn',
    ]));
});

test('a game log has the counts of a game in the order of the season table', () => {
  const heads = (group: GameGroup) => gameColumns[group].map(({ head }) => head).join(' ');
  expect([heads('hitting'), heads('pitching')]).toEqual(['PA AB R H 2B 3B HR RBI BB SO SB', 'IP BF H R ER HR BB SO P']);
});
