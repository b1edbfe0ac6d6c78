import { describe, expect, test } from 'vitest';
import { toPlayers } from '#sources/statsapi/read-player.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { advancedFigures, fipConstant } from './advanced-figures.ts';

test('figures whose counts are unknown are left out', () => {
  expect(advancedFigures('hitting', { homeRuns: '3' }, { season: '2024' })).toEqual({});
  expect(advancedFigures('pitching', { homeRuns: '3' }, { season: '2024', fipConstant: 3.1 })).toEqual({});
});

test('a negative ISO keeps its sign, a season beyond the published weights has the nearest', () => {
  const figures = { avg: '.300', slg: '.299', atBats: '10', hits: '3', baseOnBalls: '0', plateAppearances: '10' };
  const computed = advancedFigures('hitting', figures, { season: '1954' });
  expect(computed).toEqual({ iso: '-.001', walkRate: '0.0%', woba: '.264' });
});

test('the league’s FIP is its ERA', () => {
  const innings = { inningsPitched: '240.1', era: '4.10' };
  const league = { homeRuns: '30', baseOnBalls: '80', hitByPitch: '9', strikeOuts: '210', ...innings };
  expect(advancedFigures('pitching', league, { season: null, fipConstant: fipConstant(league) }).fip).toBe('4.10');
});

describe.skipIf(!hasRecordings)('recorded seasons', () => {
  const lineOf = (file: string, type: string, group: string, index = 0) => {
    const [player] = toPlayers(readRecordedBody(`people/${file}.json`));
    return player?.stats.find((block) => block.type === type && block.group === group)?.splits[index]?.figures ?? {};
  };
  const ohtani = 'person-660271-all-stat-types-all-groups-2022';

  test.each([
    [ohtani, 0, 0],
    ['person-665742-Soto-all-stat-types-all-groups-2022', 1, 0],
    ['person-665742-Soto-all-stat-types-all-groups-2022', 2, 1],
  ])('%s, line %i: wOBA is the upstream’s within two thousandths', (file, season, saber) => {
    const computed = advancedFigures('hitting', lineOf(file, 'season', 'hitting', season), { season: '2022' });
    const given = Number(lineOf(file, 'sabermetrics', 'hitting', saber).woba);
    expect(Math.abs(Number(computed.woba) - given)).toBeLessThan(0.002);
  });

  test('FIP with the published constant of 2022 is the upstream’s', () => {
    const { fip } = advancedFigures('pitching', lineOf(ohtani, 'season', 'pitching'), {
      season: '2022',
      fipConstant: 3.112,
    });
    expect(fip).toBe(Number(lineOf(ohtani, 'sabermetrics', 'pitching').fip).toFixed(2));
  });
});
