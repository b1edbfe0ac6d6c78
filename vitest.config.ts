import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from '#tests/support/runner/slow-files-first.ts';
import { useMemoryFolder } from '#tests/support/runner/use-memory-folder.ts';

useMemoryFolder();

const setupFiles = ['tests/support/runner/fail-on-console.ts'];

/**
 * One process reads many files, as reading the same sources again for each costs more than the tests. Tests wait for a part of their
 * time: one process more than there are cores keeps all of them busy, and more would make them slow.
 */
const quickly = { maxWorkers: availableParallelism() + 1, isolate: false };

/** A busy machine needs longer for a step than the usual second. */
const patiently = { expect: { poll: { timeout: 20_000 } } };

const inBrowser = {
  ...patiently,
  ...quickly,
  setupFiles,
  globalSetup: ['tests/support/app/start-shared-app.ts'],
  // the browser itself uses several cores
  maxWorkers: 3,
  sequence: { groupOrder: 2 },
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,simulator/src,scripts,studio,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/long/**', 'tests/processes/**', '**/*.db.test.ts'],
          setupFiles,
          ...quickly,
          ...patiently,
          sequence: { groupOrder: 0 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          // with a real PostgreSQL behind them
          include: ['{src,tests}/**/*.db.test.ts'],
          setupFiles: [...setupFiles, 'tests/support/runner/register-steps.ts'],
          ...quickly,
          ...patiently,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/database/database-server.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'browser', include: ['tests/e2e/**/*.e2e.test.ts'], ...inBrowser } },
      {
        test: {
          name: 'processes',
          // minutes of watching several real processes: `npm test -- processes`
          include: ['tests/processes/*.process.test.ts'],
          ...patiently,
          setupFiles,
          globalSetup: ['tests/support/database/database-server.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      // minutes of watching: `npm test -- long`
      {
        test: {
          name: 'long',
          include: ['tests/long/*.e2e.test.ts', 'tests/e2e/site/{every-page,quiet-pages}.e2e.test.ts'],
          ...inBrowser,
        },
      },
    ],
  },
});
