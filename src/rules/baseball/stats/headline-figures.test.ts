import { expect, test } from 'vitest';
import { headlineFigures } from './headline-figures.ts';

test.each([
  ['hitting', {}, 'AVG OBP OPS HR RBI SB'],
  ['pitching', { gamesStarted: '12', gamesPlayed: '13' }, 'ERA WHIP W IP SO K %'],
  ['pitching', { gamesStarted: '5', gamesPlayed: '10' }, 'ERA WHIP W IP SO K %'],
  ['pitching', { gamesStarted: '1', gamesPlayed: '30' }, 'ERA WHIP SV HLD SO K %'],
] as const)('the six figures of %s with %o are %s', (group, figures, heads) =>
  expect(
    headlineFigures(group, figures)
      .map(({ head }) => head)
      .join(' '),
  ).toBe(heads),
);

test('innings are ranked by outs and written as innings', () => {
  const innings = headlineFigures('pitching', {}).find(({ id }) => id === 'inningsPitched');
  const outs = innings?.value({ inningsPitched: '67.1' }) ?? null;
  expect([outs, innings?.format(outs ?? 0)]).toEqual([202, '67.1']);
});
