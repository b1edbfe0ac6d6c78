import { Worker } from 'node:worker_threads';
import { type SeasonChances, seasonChancesSchema } from '#rules/baseball/chances/season-chances.ts';
import type { KnownSeason } from '#rules/baseball/chances/season-plan.ts';

export type Simulation = { known: KnownSeason; seasons: number; seed: number };

const program = new URL('chances-worker.ts', import.meta.url);
const messageSchema = seasonChancesSchema.nullable();

/**
 * Simulates a season in a thread of its own, as it takes seconds of processor time. The thread ends with its result. Rejects if it fails, or
 * when `signal` is aborted, which ends it.
 */
export async function simulateInWorker(simulation: Simulation, signal: AbortSignal): Promise<SeasonChances | null> {
  return messageSchema.parse(await answerOf(simulation, signal));
}

function answerOf(simulation: Simulation, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { name: 'chances' });
    const end = () => void worker.terminate();
    signal.addEventListener('abort', end);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', end);
      reject(new Error(`The simulation of chances ended with code ${code}`));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(simulation);
    if (signal.aborted) end();
  });
}
