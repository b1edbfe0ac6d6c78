import { defineConfig } from 'vitest/config';

const tests = process.env.MUTATION_TESTS?.split(' ') ?? [];

/** The tests of the mutated area; with a PostgreSQL if one of them needs it. */
export default defineConfig({
  test: {
    include: tests,
    globalSetup: tests.some((path) => path.includes('.db.test')) ? ['tests/support/database/database-server.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
