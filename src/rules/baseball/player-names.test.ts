import { expect, test } from 'vitest';
import { givenName, surname } from './player-names.ts';

test.each([
  ['Ada Marsh', 'Marsh'],
  ['Leo Marsh Jr.', 'Marsh Jr.'],
  ['Teo De La Vega', 'De La Vega'],
  ['Ines Ruiz-Hall', 'Ruiz-Hall'],
  ['Tonho', 'Tonho'],
  ['De La', 'La'],
  ['Mary Ann Marsh', 'Marsh'],
])('the surname of %s is %s', (name, expected) => expect(surname(name)).toBe(expected));

test('the given name is the part before the surname', () => {
  expect(givenName('Teo De La Vega')).toBe('Teo');
  expect(givenName('Mary Ann Marsh Jr.')).toBe('Mary Ann');
  expect(givenName('Tonho')).toBe('');
});
