import { expect, test } from 'vitest';
import { clubNames, clubNamesOf, defaultClubId } from './club-names.ts';

test('thirty clubs have distinct ids and abbreviations', () => {
  expect(new Set(clubNames.map(({ id }) => id)).size).toBe(30);
  expect(new Set(clubNames.map(({ abbreviation }) => abbreviation)).size).toBe(30);
});

test('a club is found by its id, a team of another level is not found', () => {
  expect(clubNamesOf(defaultClubId)?.name).toBe('New York Mets');
  expect(clubNamesOf(5000)).toBeUndefined();
});
