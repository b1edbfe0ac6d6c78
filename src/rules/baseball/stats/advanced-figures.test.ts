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

test('FIP is computed from an ERA that is not rounded', () => {
  // the league: ERA 3.996, and 0 without the constant; the pitcher: 0.015
  const league = {
    inningsPitched: '1000.0',
    earnedRuns: '444',
    era: '4.00',
    homeRuns: '0',
    baseOnBalls: '2',
    strikeOuts: '3',
  };
  const pitcher = { inningsPitched: '66.2', homeRuns: '0', baseOnBalls: '1', strikeOuts: '1' };
  const { fip } = advancedFigures('pitching', pitcher, { season: '2024', fipConstant: fipConstant(league) });
  expect(fip).toBe('4.01');
});

test('ISO is computed from bases and hits, and not from two rounded figures', () => {
  // SLG .4995 and AVG .2505
  const figures = {
    atBats: '2000',
    hits: '501',
    totalBases: '999',
    slg: '.500',
    avg: '.251',
    plateAppearances: '2100',
  };
  expect(advancedFigures('hitting', figures, { season: '2024' }).iso).toBe('.249');
  const other = { ...figures, atBats: '300', hits: '100', totalBases: '200', slg: '.667', avg: '.333' };
  expect(advancedFigures('hitting', other, { season: '2024' }).iso).toBe('.333');
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
