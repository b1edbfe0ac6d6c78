import { filesWith, routeWeights } from '../size-budget.ts';
import { verdict } from './step.ts';
import type { Counts, Step } from './step.ts';

const budgetBytes = 110_000;
const client = 'dist/client';

/** Words by which code is known that the browser has no use for. */
const strangers = [
  { word: 'ZodError', what: 'zod', way: 'import types only from files that hold schemas' },
  { word: 'firstToThirdOnSingle', what: 'the win-probability model', way: 'the fold tells what it says' },
];

/** JavaScript until a route answers to a touch, as the browser receives it, and nothing in it that belongs to the server. */
export const sizeBudgetStep: Step = {
  name: `Size budget: at most ${budgetBytes / 1000} kB of JavaScript (brotli) a route, neither validator nor win model in the browser`,
  run: async (): Promise<Counts> => {
    const weights = await routeWeights(client);
    for (const { route, bytes } of weights) print(`${String(bytes).padStart(7)} B  ${route}`);
    const found = await Promise.all(
      strangers.map(async (each) => ({ ...each, files: await filesWith(client, each.word) })),
    );
    for (const { what, way, files } of found) {
      for (const file of files) print(`${what} came into ${file}: ${way}`);
    }
    const isLight = weights.length > 0 && weights.every(({ bytes }) => bytes <= budgetBytes);
    return verdict(isLight && found.every(({ files }) => files.length === 0));
  },
};

function print(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
