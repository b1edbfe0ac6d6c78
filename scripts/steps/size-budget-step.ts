import { filesWith, routeWeights } from '../size-budget.ts';
import { verdict } from './step.ts';
import type { Counts, Step } from './step.ts';

const budgetBytes = 110_000;
const client = 'dist/client';

/** JavaScript until a route answers to a touch, as the browser receives it, and no validator in it. */
export const sizeBudgetStep: Step = {
  name: `Size budget: at most ${budgetBytes / 1000} kB of JavaScript (brotli) a route, no validator in the browser`,
  run: async (): Promise<Counts> => {
    const weights = await routeWeights(client);
    for (const { route, bytes } of weights) print(`${String(bytes).padStart(7)} B  ${route}`);
    const withValidator = await filesWith(client, 'ZodError');
    for (const file of withValidator) print(`zod came into ${file}: import types only from files that hold schemas`);
    const isLight = weights.length > 0 && weights.every(({ bytes }) => bytes <= budgetBytes);
    return verdict(isLight && withValidator.length === 0);
  },
};

function print(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
