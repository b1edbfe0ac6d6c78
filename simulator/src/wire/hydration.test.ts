import { expect, test } from 'vitest';
import { innerHydration, readHydration } from './hydration.ts';

test('a hydration is parsed with its named arguments, including brackets', () => {
  const read = readHydration('currentTeam,draft,stats(group=[hitting,pitching],type=[career],season=2030)');
  expect([...read.keys()]).toEqual(['currentTeam', 'draft', 'stats']);
  expect(Object.fromEntries(read.get('stats') ?? [])).toEqual({
    group: '[hitting,pitching]',
    type: '[career]',
    season: '2030',
  });
});

test.each([
  ['person', 'person', ''],
  ['team,person(stats(type=season,group=[hitting]))', 'person', 'stats(type=season,group=[hitting])'],
  ['team', 'person', null],
])('in the hydration %s, the nested hydration of %s is %s', (text, name, inner) => {
  expect(innerHydration(text, name)).toBe(inner);
});
