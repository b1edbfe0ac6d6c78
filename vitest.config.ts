import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/support/fail-on-console.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', '**/*.db.test.ts'],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          // with a real PostgreSQL behind them
          include: ['{src,tests}/**/*.db.test.ts'],
          setupFiles,
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.e2e.test.ts'],
          setupFiles,
          globalSetup: ['tests/support/browser-server.ts'],
          // whole games are watched, on two cores: one file at a time keeps the figures honest
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
