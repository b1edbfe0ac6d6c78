import { parentPort } from 'node:worker_threads';
import { simulateChances } from '#rules/baseball/chances/simulate-chances.ts';
import type { Simulation } from './simulate-in-worker.ts';

/** The program of a thread that simulates one season and ends. */
parentPort?.once('message', ({ known, ...options }: Simulation) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(simulateChances(known, options));
});
