import { existsSync } from 'node:fs';
import { runCommand } from './steps/step.ts';

/**
 * Mutates the rules of picks and grading, sessions, deltas and the fold, and runs their tests against each mutant: all areas, or
 * those that are named (`npm run test:mutation -- picks fold`). Stryker is installed at the first run and not recorded as a
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

/** The mutated files of each area, without commas, and the tests that must notice. */
const areas: Record<string, { mutate: string[]; tests: string[] }> = {
  picks: {
    mutate: ['lock', 'tally', 'scoring', 'pick-state', 'pick-outcomes', 'next-game-state'].map(
      (name) => `src/domain/predictions/${name}.ts`,
    ),
    tests: ['src/domain/predictions/*.test.ts'],
  },
  deltas: {
    mutate: ['src/contract/live/delta.ts', 'src/contract/live/packed-change.ts'],
    tests: ['src/contract/live/{delta,packing,packed-change}.test.ts'],
  },
  fold: {
    mutate: ['src/domain/game/fold.ts', 'src/domain/game/fold/!(*.test).ts'],
    tests: ['src/domain/game/fold.test.ts', 'src/domain/game/fold/*.test.ts'],
  },
  sessions: {
    mutate: ['src/server/features/accounts/sessions.ts', 'src/server/http/visit/session-cookie.ts'],
    tests: ['src/server/features/accounts/session-rows.db.test.ts', 'src/server/http/visit/session-cookie.test.ts'],
  },
  grading: {
    mutate: [
      'src/server/features/settlement/settle-game.ts',
      'src/server/features/settlement/record-game.ts',
      'src/server/features/settlement/grading/*.ts',
    ],
    tests: ['src/server/features/settlement/{settle-game,record-game}.db.test.ts'],
  },
};

async function testArea(name: string): Promise<boolean> {
  const area = areas[name];
  if (area === undefined) throw new Error(`${name} is none of ${Object.keys(areas).join(', ')}`);
  process.stdout.write(`Mutation tests of ${name}\n`);
  const env = { ...process.env, MUTATION_TESTS: area.tests.join(' ') };
  const options = ['run', 'tests/mutation/stryker.config.json', '--mutate', area.mutate.join(',')];
  return (await runCommand('stryker', options, env)) === 0;
}

const isReady = existsSync('node_modules/.bin/stryker') || (await runCommand('npm', install)) === 0;
if (!isReady) process.exit(1);
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(areas)) {
  if (!(await testArea(name))) process.exitCode = 1;
}
