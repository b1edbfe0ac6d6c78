import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runCommand, type Counts, type Step } from './step.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

type Report = z.infer<typeof reportSchema>;

/** Runs the tests of one Vitest project and counts them from the JSON report. */
export function vitestStep(name: string, project: string, env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'called-shot-'));
      const report = join(folder, 'report.json');
      const args = [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const code = await runCommand('vitest', args, { ...process.env, ...env });
      const counts = await readCounts(report);
      await rm(folder, { recursive: true, force: true });
      // an error outside any test fails the run without failing a test
      return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    },
  };
}

async function readCounts(path: string): Promise<Counts> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? { passed: 0, failed: 1, skipped: 0 } : countTests(reportSchema.parse(JSON.parse(text)));
}

/** A file that failed before any of its tests ran counts as one failure. */
export function countTests(report: Report): Counts {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
