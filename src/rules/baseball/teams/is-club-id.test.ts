import { expect, test } from 'vitest';
import { clubs } from './clubs.ts';
import { isClubId } from './is-club-id.ts';

test('is true for exactly the clubs of the list', () => {
  const ids = Array.from({ length: 1000 }, (_, id) => id).filter(isClubId);
  expect(ids).toEqual(clubs.map(({ id }) => id).toSorted((one, other) => one - other));
});
