import { expect, test } from 'vitest';
import { endpoint } from './endpoint.ts';

const summary = 'A test';

test('an endpoint without a decision about results does not compile', () => {
  const undecided = [
    // @ts-expect-error -- a read without `results`
    endpoint('GET /api/x', { summary }),
    // @ts-expect-error -- a change without `results`
    endpoint('POST /api/x', { summary }),
    // @ts-expect-error -- the change was made before its response could be refused
    endpoint('POST /api/x', { summary, results: { topic: 'players', changes: 'no' } }),
    // @ts-expect-error -- neither refused nor shown
    endpoint('GET /api/x', { summary, results: { topic: 'players' } }),
  ];
  expect(undecided).toHaveLength(4);
});
