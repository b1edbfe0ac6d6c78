import { expect, test } from 'vitest';
import { simulateChances } from '#rules/baseball/chances/simulate-chances.ts';
import { inventedKnownSeason, inventedSchedule } from '#rules/baseball/chances/testing/invented-known-season.ts';
import { simulateInWorker } from './simulate-in-worker.ts';

const known = inventedKnownSeason({ games: inventedSchedule({ rounds: 40, decided: 20, seed: 1 }) });
const options = { seasons: 100, seed: 5 };
const { signal } = new AbortController();

test('a thread simulates the same chances', async () =>
  expect(await simulateInWorker({ known, ...options }, signal)).toEqual(simulateChances(known, options)));

test('a season in an unknown format has none', async () =>
  expect(await simulateInWorker({ known: { ...known, season: '2011' }, ...options }, signal)).toBeNull());

test('an error in the thread rejects', async () => {
  const broken = { ...known, strengths: { ...known.strengths, byClub: null } };
  // @ts-expect-error -- not a known season
  await expect(simulateInWorker({ known: broken, ...options }, signal)).rejects.toThrow(TypeError);
});

test('a thread that is no longer wanted ends', async () => {
  const stopping = new AbortController();
  const result = simulateInWorker({ known, seasons: 1e9, seed: 1 }, stopping.signal);
  stopping.abort();
  await expect(result).rejects.toThrow('The simulation of chances ended');
  await expect(simulateInWorker({ known, ...options }, stopping.signal)).rejects.toThrow('ended');
});
