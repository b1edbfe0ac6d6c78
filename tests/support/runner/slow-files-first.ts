import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that take long or wait for a clock or a process, slowest first. Started last, they would leave a core without work. */
const slowFiles = [
  'every-page.e2e',
  'graded-picks.e2e',
  'live-game.e2e',
  'offline.e2e',
  'reference-errors.e2e',
  'failing-upstream.e2e',
  'backup.e2e',
  'simulated-league',
  'missing-fields',
  'simulated-feeds',
  'any-field-missing',
  'kills.db',
  'contract-fuzz.db',
  'hostile-upstream.db',
  'settle-game.db',
  'play-simulated-fans.db',
  'embedded-server.db',
  'season.db',
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
