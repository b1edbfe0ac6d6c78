import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '#tests/support/contract-endpoints.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { requestOf, type FuzzRequest } from './request-arbitrary.ts';
import { startFuzzApp } from './start-fuzz-app.ts';

const requestCount = Number(process.env.FUZZ_REQUESTS ?? 8000);
const seeds = (process.env.FUZZ_SEEDS ?? '1,2').split(',').map(Number);

const db = await createTestDatabase();
const target = await startFuzzApp(db);
// a stream does not end; its own tests send invalid requests
const fuzzed = Object.entries(endpoints).filter(([, { mediaType }]) => mediaType !== 'text/event-stream');

/** Consecutive reads form one batch, whose requests are sent at the same time. A change is a batch of one. */
function toBatches(requests: readonly FuzzRequest[]): FuzzRequest[][] {
  const batches: FuzzRequest[][] = [];
  for (const request of requests) {
    const last = batches.at(-1);
    if (last !== undefined && [...last, request].every(({ method }) => method === 'GET')) last.push(request);
    else batches.push([request]);
  }
  return batches;
}

test.each(seeds)(
  'no request of seed %i fails on the server, violates the contract, or changes data when refused',
  async (seed) => {
    const request = fc.oneof(...fuzzed.map(([name, endpoint]) => requestOf(name, endpoint, target.known)));
    const problems = new Map<string, string>();
    const check = async (each: FuzzRequest) => {
      const problem = await target.findProblem(each);
      if (problem !== null) problems.set(`${each.name}: ${problem}`, JSON.stringify(each).slice(0, 400));
    };
    const requests = fc.sample(request, { seed, numRuns: Math.ceil(requestCount / seeds.length) });
    for (const batch of toBatches(requests)) await Promise.all(batch.map(check));
    expect([...problems]).toEqual([]);
  },
  requestCount * 60,
);
