// Compares the boards with the true skill of invented users: `npm run tool -- simulate-skill` (or with `-- SEED`, a whole number).
import { compareBoards } from './skill/compare-boards.ts';
import { simulatePicks } from './skill/simulate-picks.ts';

const seed = Number(process.argv[2] ?? 1);
if (!Number.isInteger(seed)) throw new Error('The seed must be a whole number: npm run tool -- simulate-skill 7');

const print = (line: string) => process.stdout.write(`${line}\n`);
print(`Correlation with the true skill of 1,500 users (seed ${seed}):`);
print('days   skill   accuracy   total bases   true skill in the 95% interval');
for (const days of [30, 60, 90, 120, 180]) {
  const { skill, accuracy, totalBases, coverage } = compareBoards(simulatePicks({ seed, users: 1500, days }));
  const columns = [skill.toFixed(2).padStart(7), accuracy.toFixed(2).padStart(10), totalBases.toFixed(2).padStart(13)];
  print(`${String(days).padStart(4)} ${columns.join(' ')} ${`${(100 * coverage).toFixed(1)}%`.padStart(10)}`);
}
