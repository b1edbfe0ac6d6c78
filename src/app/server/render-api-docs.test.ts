import { expect, test } from 'vitest';
import { describeSchema } from './render-api-docs.ts';

test.each<[Record<string, unknown>, string]>([
  [{ type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number, above 0'],
  [{ type: 'string', format: 'date', pattern: 'x'.repeat(200) }, 'a day, YYYY-MM-DD'],
  [{ type: 'number', default: 1 }, 'number; default 1'],
  [{ type: 'string', enum: ['season', 'month'], default: 'season' }, 'season | month; default "season"'],
  [{ type: 'string', minLength: 3, maxLength: 30 }, 'string, at least 3 characters, at most 30 characters'],
  [{ anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] }, 'whole number, from 1 or null'],
  [{}, 'anything'],
])('%j is %s', (schema, text) => {
  expect(describeSchema(schema)).toBe(text);
});
