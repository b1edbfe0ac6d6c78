import { verdict } from './step.ts';
import type { Step } from './step.ts';
import { routeWeights } from '../size-budget.ts';

const budgetBytes = 110_000;

/** JavaScript until a route answers to a touch, as the browser receives it. */
export const sizeBudgetStep: Step = {
  name: `Size budget: at most ${budgetBytes / 1000} kB of JavaScript (brotli) a route`,
  run: async () => {
    const weights = await routeWeights('dist/client');
    for (const { route, bytes } of weights) process.stdout.write(`  ${String(bytes).padStart(7)} B  ${route}\n`);
    return verdict(weights.length > 0 && weights.every(({ bytes }) => bytes <= budgetBytes));
  },
};
