import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that mostly wait, for a league's clock or a database's start: begun first, they leave the cores to the others. */
const waiting = /\/(?:watched-game\.e2e|own-server\.db)\.test\.ts$/;
const place = ({ moduleId }: TestSpecification): number => (waiting.test(moduleId) ? 0 : 1);

export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
