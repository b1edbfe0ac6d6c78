import { expect, test } from 'vitest';
import { endpoint } from '#platform/api/endpoint.ts';
import { kindOf, sharingOf } from './sharing.ts';

const one = 'private, no-store';
const page = 'public, max-age=0, s-maxage=1, stale-while-revalidate=4';
const kinds = ['data', 'results', 'one', 'visitor', 'page'] as const;

test.each([
  ['all', ['public, max-age=60', 'public, max-age=60', one, one, page], ['data', 'results', 'visitor', 'page']],
  ['data', ['public, max-age=60', 'public, max-age=60', one, one, one], ['data', 'results']],
  ['nothing', ['public, max-age=60', one, one, one, one], []],
] as const)('if %s may be shared, the responses are stored as %j', (sharing, stored, shared) => {
  expect(kinds.map((kind) => sharingOf(sharing, kind, 60).cacheControl)).toEqual(stored);
  expect(kinds.filter((kind) => sharingOf(sharing, kind).isShared)).toEqual(shared);
  const varying = kinds.filter((kind) => sharingOf(sharing, kind).vary.includes('cookie'));
  expect(varying).toEqual(kinds.filter((kind) => kind !== 'data'));
});

const summary = 'A test';

test('what decides a response follows from its endpoint', () => {
  const results = { topic: 'players', changes: 'live' } as const;
  expect([
    kindOf(endpoint('GET /api/x', { summary, results: 'none' })),
    kindOf(endpoint('GET /api/x', { summary, results })),
    kindOf(endpoint('GET /api/x', { summary, results: 'shown', isPrivate: true })),
    kindOf(endpoint('GET /api/x', { summary, results, isPrivate: 'with-session' })),
    kindOf(endpoint('POST /api/x', { summary, results: 'none' })),
  ]).toEqual(['data', 'results', 'one', 'visitor', 'one']);
});
