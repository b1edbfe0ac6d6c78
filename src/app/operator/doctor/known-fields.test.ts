import { expect, test } from 'vitest';
import { z } from 'zod';
import { createFieldUse, listFieldNames, observeFields } from './known-fields.ts';

const schema = z.object({
  games: z.array(
    z.object({ id: z.number(), score: z.number().optional(), venue: z.object({ name: z.string() }).optional() }),
  ),
  players: z.record(z.string(), z.object({ name: z.string().optional() })),
});

test('the fields that a schema reads are present or absent, in all elements of a list together', () => {
  const use = createFieldUse();
  const body = { games: [{ id: 1, score: 3 }, { id: 2 }], players: { ID7: { name: 'A' }, ID8: {} }, unread: true };
  expect(schema.parse(observeFields(body, use))).toEqual({ games: body.games, players: body.players });
  expect([...use.present].toSorted()).toEqual([
    'games',
    'games[].id',
    'games[].score',
    'players',
    'players.*',
    'players.*.name',
  ]);
  expect([...use.absent].filter((path) => !use.present.has(path))).toEqual(['games[].venue']);
});

test('the names of all fields are listed without ids', () => {
  const names = listFieldNames({ games: [{ id: 1, '05': { inner: 1 } }], players: { ID7: { name: null } } });
  expect([...names]).toEqual(['games', 'id', 'inner', 'players', 'name']);
});
