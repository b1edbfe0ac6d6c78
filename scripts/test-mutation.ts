import { existsSync } from 'node:fs';
import { runCommand } from './steps/step.ts';

/**
 * Mutates the rules of picks, the deltas and the fold, and runs their unit tests against each mutant. Arguments are passed to
 * Stryker, such as `--mutate src/domain/predictions/lock.ts`. Stryker is installed at the first run and not recorded as a
 * dependency, because `npm test` does not need it.
 */
const version = '10.1.1';
const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
const install = [
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--loglevel=error',
  ...packages,
];

const isReady = existsSync('node_modules/.bin/stryker') || (await runCommand('npm', install)) === 0;
process.exitCode = isReady
  ? await runCommand('stryker', ['run', 'tests/mutation/stryker.config.json', ...process.argv.slice(2)])
  : 1;
