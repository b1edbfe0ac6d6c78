import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#tests/support/contract-endpoints.ts';

type Field = { name: string; schema: z.ZodType };

const parts = ['params', 'query', 'body'] as const;

/** Every field of every request. */
const fields: Field[] = Object.entries(endpoints).flatMap(([route, endpoint]) =>
  parts.flatMap((part) => {
    const schema = endpoint[part];
    if (schema === undefined) return [];
    if (!(schema instanceof z.ZodObject)) throw new TypeError(`${route}.${part} is not an object`);
    return Object.entries(schema.shape).map(([field, value]) => {
      if (!(value instanceof z.ZodType)) throw new TypeError(`${route}.${part}.${field} is not a schema`);
      return { name: `${route}.${part}.${field}`, schema: value };
    });
  }),
);

/** Numbers that are compared in memory and never stored. */
const largeNumbers = new Set([
  'game.query.since',
  'game.query.at',
  'gamePlays.query.at',
  'gameWinProbability.query.at',
  'gameScorecard.query.at',
  'gamePicture.query.at',
  'gameStream.query.since',
  'patchUser.body.totalNumGuesses',
]);

const numbers = [2_147_483_648, 1e300, Number.POSITIVE_INFINITY, Number.NaN, -2_147_483_649];
const texts = ['\0', 'a\0b', '1\0', '\ud800', 'a\udc00', 'x'.repeat(5000), ...numbers.map(String)];
const noDays = ['2026-02-30', '0000-01-01', '9999-12-31', '2026-13-01', '-000001-01-01', '20260-01-01'];

const accepts = ({ schema }: Field, value: unknown): boolean => schema.safeParse(value).success;

test('there are fields to check', () => expect(fields.length).toBeGreaterThan(40));

test.each(fields)('$name accepts no text that the database cannot store', ({ schema }) => {
  expect(texts.slice(0, 6).filter((text) => schema.safeParse(text).success)).toEqual([]);
});

test.each(fields.filter(({ name }) => !largeNumbers.has(name)))(
  '$name accepts no number that the database cannot store',
  ({ schema }) => {
    const unsafe = [...numbers, ...numbers.map(String)].filter((value) => {
      const { success, data } = schema.safeParse(value);
      return success && typeof data === 'number';
    });
    expect(unsafe).toEqual([]);
  },
);

test.each(fields.filter((field) => accepts(field, '2026-02-28') && !accepts(field, 'text')))(
  '$name accepts only real days',
  ({ schema }) => expect(noDays.filter((day) => schema.safeParse(day).success)).toEqual([]),
);

test.each(fields.filter((field) => accepts(field, '2026-02-28_7') && !accepts(field, 'text')))(
  '$name accepts only cursors with real days',
  ({ schema }) => expect(noDays.filter((day) => schema.safeParse(`${day}_7`).success)).toEqual([]),
);

/** The fields that are a choice of yes or no. */
const booleans = new Set([
  'patchUser.body.usesConfidence',
  'createWebhook.body.sendsFinals',
  'createWebhook.body.sendsGrades',
  'changeReminders.body.byMail',
  'changeReminders.body.wantsResults',
]);

test.each(fields)('$name accepts no structure', ({ name, schema }) => {
  expect(
    [{}, { a: '\0' }, ['\0'], ...(booleans.has(name) ? [] : [true])].filter(
      (value) => schema.safeParse(value).data === value,
    ),
  ).toEqual([]);
});
