import { defineConfig } from 'vitest/config';

/** The tests of the code that is mutated. */
export default defineConfig({
  test: {
    include: [
      'src/domain/predictions/*.test.ts',
      'src/contract/live/{delta,packing,packed-change}.test.ts',
      'src/domain/game/fold.test.ts',
      'src/domain/game/fold/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
