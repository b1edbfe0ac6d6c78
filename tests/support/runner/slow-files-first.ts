import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long or wait for a clock or a process, slowest first. Started last, they would leave a core without work. */
export const slowFiles = [
  'graded-picks.e2e',
  'every-page.e2e',
  'days-of-a-user.e2e',
  'offline.e2e',
  'backup.e2e',
  'quiet-pages.e2e',
  'settings.e2e',
  'failing-upstream.e2e',
  'reference-errors.e2e',
  'viewer-clock.e2e',
  'killed-programs.e2e',
  'practice.e2e',
  'live-game.e2e',
  'picks/leaderboard.e2e',
  'restart-when-ended',
  'start-league',
  'fair-visitors',
  'games/server/game-stream',
  'known-at',
  'missing-fields',
  'challenges',
  'season-leaders',
  'simulated-league',
  'simulated-scorecards',
  'upstream/doctor',
  'simulated-live-feeds',
  'simulated-players',
  'simulated-games',
  'simulated-feeds',
  'any-field-missing',
  'live/view-delta',
  'share-responses',
  'kills.db',
  'season.db',
  'contract-fuzz.db',
  'open-server.db',
  'query-plans.db',
  'access-matrix.db',
  'predictions.db',
  'hostile-upstream.db',
  'webhooks.db',
  'settle-game.db',
  'backup.db',
  'account-limits.db',
];

function orderOf({ moduleId }: TestSpecification): number {
  const index = slowFiles.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return index === -1 ? slowFiles.length : index;
}

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => orderOf(one) - orderOf(other));
  }
}
