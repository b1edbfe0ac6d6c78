import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#tests/support/contract-endpoints.ts';
import { sentChanges, unsentChanges } from './changes.ts';

const figures = new Set(
  `score totalScore outcome correct wrong streak currentStreak longestStreak streakAfter streakBefore bases rank record wins losses won lost
  runs lastTen series winner standings`.split(/\s+/),
);

/** What responses without results have of such names, with the reason. */
const exceptions: Record<string, string> = {
  exportUser: 'a file of all data, which is not a view',
  adminState: 'the state of the server',
  submitPick: 'a pick that is open',
  predictBracket: 'a prediction that is open',
};

/** The names of the fields of a JSON schema. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' ? Object.keys(value ?? {}) : []),
    ...fieldsOf(value),
  ]);
}

test('an endpoint that says that play decides nothing in its response has no figures of play', () => {
  const suspicious = Object.entries(endpoints).flatMap(([name, { results, response }]) => {
    if (results !== 'none' || response === undefined) return [];
    const fields = fieldsOf(z.toJSONSchema(response, { unrepresentable: 'any', io: 'output' }));
    return fields.some((field) => figures.has(field)) ? [name] : [];
  });
  expect(suspicious.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test('every change whose response has results is sent as each viewer, or has a reason', () => {
  const changes = Object.entries(endpoints).filter(([, { method, results }]) => method !== 'GET' && results !== 'none');
  const decided = [...Object.keys(sentChanges), ...Object.keys(unsentChanges)];
  expect(changes.map(([name]) => name).toSorted()).toEqual(decided.toSorted());
});
