import { expect, test } from 'vitest';
import { inventedBio } from '../testing/invented-player.ts';
import { formatBioFields } from './bio-fields.ts';

const valuesOf = (bio: Parameters<typeof formatBioFields>[0]) =>
  Object.fromEntries(formatBioFields(bio).map(({ label, value }) => [label, value]));

test('every known field is formatted', () => {
  expect(valuesOf(inventedBio)).toEqual({
    Age: '27',
    Height: '6\' 2"',
    Weight: '205 lbs',
    Drafted: '2017',
    'Birth Date': 'March 9, 2004',
    'Birth Place': 'Eastport, ME, USA',
    'Bats/Throws': 'Switch / Right',
    Nickname: 'The Tide',
    'MLB debut': 'May 1, 2026',
    'Jersey Number': '7',
    Position: 'Infielder (SS)',
  });
});

test('an unknown field is NA, and an unknown nickname None Recorded', () => {
  const bare = Object.fromEntries(Object.keys(inventedBio).map((key) => [key, null]));
  const values = valuesOf({ ...inventedBio, ...bare, id: 1, name: 'Ana Marsh', isActive: false });
  const { Nickname: nickname, ...others } = values;
  expect(nickname).toBe('None Recorded');
  expect(new Set(Object.values(others))).toEqual(new Set(['NA']));
});

test.each<[typeof inventedBio.position, string]>([
  [{ group: 'pitcher', code: '1', name: 'Pitcher', type: 'Pitcher', abbreviation: 'P' }, 'Pitcher'],
  [
    { group: 'twoWay', code: 'Y', name: 'Two-Way Player', type: 'Two-Way Player', abbreviation: 'TWP' },
    'Two-Way Player (TWP)',
  ],
  [{ group: 'other', code: '', name: '', type: '', abbreviation: 'C' }, 'C'],
  [{ group: 'other', code: '', name: '', type: '', abbreviation: '' }, 'NA'],
])('%o is %j', (position, text) => {
  expect(valuesOf({ ...inventedBio, position }).Position).toBe(text);
});

test('an unknown side is a dash', () => {
  expect(valuesOf({ ...inventedBio, throws: null })['Bats/Throws']).toBe('Switch / -');
});
