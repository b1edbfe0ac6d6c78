import { expect, test } from 'vitest';
import { connectionsPerWorker } from './connections-per-worker.ts';

test.each([
  [1, 12],
  [2, 12],
  [8, 10],
  [16, 4],
  [64, 3],
])('%i workers have %i connections each', (workers, connections) => {
  expect(connectionsPerWorker(workers)).toBe(connections);
});
