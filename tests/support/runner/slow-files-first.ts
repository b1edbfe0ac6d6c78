import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that take a minute or wait for a clock or a process. Started last, they would leave a core without work. */
const slowFiles = [
  'every-page.e2e',
  'graded-picks.e2e',
  'live-game.e2e',
  'offline.e2e',
  'reference-errors.e2e',
  'failing-upstream.e2e',
  'contract-fuzz.db',
  'embedded-server.db',
  'season.db',
];
const orderOf = ({ moduleId }: TestSpecification): number =>
  slowFiles.some((name) => moduleId.endsWith(`/${name}.test.ts`)) ? 0 : 1;

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => orderOf(one) - orderOf(other));
  }
}
