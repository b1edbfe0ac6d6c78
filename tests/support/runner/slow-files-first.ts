import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that mostly wait for a clock or a database. Started first, they leave the cores to other files. */
const slowFiles = /\/(?:watched-game\.e2e|own-server\.db)\.test\.ts$/;
const orderOf = ({ moduleId }: TestSpecification): number => (slowFiles.test(moduleId) ? 0 : 1);

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => orderOf(one) - orderOf(other));
  }
}
