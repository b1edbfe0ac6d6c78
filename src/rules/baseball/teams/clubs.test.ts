import { describe, expect, test } from 'vitest';
import { clubById, clubs } from './clubs.ts';

describe('the clubs', () => {
  test('are thirty with distinct ids and names', () => {
    expect(new Set(clubs.map(({ id }) => id)).size).toBe(30);
    expect(new Set(clubs.map(({ name }) => name)).size).toBe(30);
  });

  test('are found by id, other teams are not', () => {
    expect(clubById(121)?.name).toBe('Mets');
    expect(clubById(452)).toBeUndefined();
  });
});
