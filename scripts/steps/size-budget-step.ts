import { findFilesContaining, measureRoutes } from '../size-budget.ts';
import { countResult, type Counts, type Step } from './step.ts';

const budgetBytes = 125_000;
const client = 'dist/client';

/** Words that identify code which must not be in the browser's scripts. The replay and "what if" load the model when they are used. */
const serverOnly = [
  { word: 'ZodError', content: 'zod', advice: 'import types only from files that hold schemas' },
  {
    word: 'firstToThirdOnSingle',
    content: 'the win-probability model',
    advice: 'load it on use',
    isOfRoutes: true,
  },
];

/** Measures the JavaScript that each route needs before it is interactive, and rejects server code in it. */
export const sizeBudgetStep: Step = {
  name: `Size budget: at most ${budgetBytes / 1000} kB of JavaScript (brotli) per route, without zod and the win-probability model`,
  run: async (): Promise<Counts> => {
    const sizes = await measureRoutes(client);
    for (const { route, bytes } of sizes) print(`${String(bytes).padStart(7)} B  ${route}`);
    const found = await Promise.all(
      serverOnly.map(async (each) => ({ ...each, files: await findFilesContaining(client, each) })),
    );
    for (const { content, advice, files } of found) {
      for (const file of files) print(`${content} is in ${file}: ${advice}`);
    }
    const isLight = sizes.length > 0 && sizes.every(({ bytes }) => bytes <= budgetBytes);
    return countResult(isLight && found.every(({ files }) => files.length === 0));
  },
};

function print(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
