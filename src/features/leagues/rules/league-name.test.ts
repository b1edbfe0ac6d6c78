import { expect, test } from 'vitest';
import { leagueNameFault, normalizeLeagueName } from './league-name.ts';

test.each([
  ['  The   Dugout ', 'The Dugout'],
  ['Ｏｆｆｉｃｅ League', 'Office League'],
  ['Office\tLeague\n', 'Office League'],
])('%j is stored as %j', (text, name) => {
  expect(normalizeLeagueName(text)).toBe(name);
});

test.each([
  ['The Dugout', null],
  ['Section 203: Peanuts & Cracker Jack!', null],
  ['Los Tigres del Béisbol', null],
  ['野球部', null],
  ['Section 203, Row K', null],
  ['K K K', 'is offensive; choose another'],
  ['ab', 'must have 3 to 40 characters'],
  ['x'.repeat(41), 'must have 3 to 40 characters'],
  ['A\u200bB C', 'may contain letters, digits, spaces and punctuation'],
  ['A\u202eB C', 'may contain letters, digits, spaces and punctuation'],
  ['Z\u0300\u0301\u0302\u0303algo', 'may contain letters, digits, spaces and punctuation'],
])('the name %j: %s', (name, fault) => {
  expect(leagueNameFault(name)).toBe(fault);
});
