import { print } from '#tests/bench/measure/print.ts';
import type { Counts, Step } from './step.ts';

/** Runs every step, also after a failed one, prints the totals and sets the exit code. */
export async function runSteps(steps: Step[]): Promise<void> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  for (const step of steps) {
    const began = Date.now();
    print(`\n▸ ${step.name}`);
    const counts = await step.run().catch((error: unknown) => reportCrash(error));
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
    if (counts.failed > 0) failures.push(step.name);
    print(`  ${formatCounts(counts)} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  if (failures.length > 0) print(`\nFailed: ${failures.join(', ')}.`);
  print(`\n${formatCounts(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function reportCrash(error: unknown): Counts {
  print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return { passed: 0, failed: 1, skipped: 0 };
}

function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
