import { randomBytes } from 'node:crypto';
import { findOrInstallNatsServer } from './find-nats-server.ts';
import { auditStep } from './steps/audit-step.ts';
import { browserStep } from './steps/browser-step.ts';
import { buildSteps, staticSteps } from './steps/check-steps.ts';
import { runSteps } from './steps/run-steps.ts';
import { runCommand } from './steps/step.ts';
import { vitestStep } from './steps/vitest-step.ts';

type Part = { project: string; folder?: string; settings?: Record<string, string> };

/** Tests that are too long for `npm test`, or longer runs of its tests. Variables of the environment take precedence. */
const parts: Record<string, () => Part> = {
  season: () => {
    const { SEASON_COUNT = '100', SEASON_SEED = randomBytes(4).toString('hex') } = process.env;
    const seeds = Array.from({ length: Number(SEASON_COUNT) }, (_, index) => `${SEASON_SEED}-${index + 1}`);
    // SEASON_SEEDS, from the title of a failed test, repeats single seasons
    return {
      project: 'integration',
      folder: 'tests/season/season.db',
      settings: { SEASON_DAYS: '30', SEASON_SEEDS: seeds.join(',') },
    };
  },
  // with the cases that tests of every page leave out
  long: () => ({ project: 'long', settings: { EVERY_CASE: 'true' } }),
  processes: () => {
    findOrInstallNatsServer();
    return { project: 'processes' };
  },
  // what the simulated league knows at 40 times of 90 days
  simulator: () => ({ project: 'unit', folder: 'simulator/src/wire/known-at', settings: { KNOWN_AT: '90,40' } }),
  fuzz: () => ({
    project: 'integration',
    folder: 'tests/fuzz',
    settings: { FUZZ_REQUESTS: '1000000', FUZZ_SEEDS: '1,2,3,4,5,6,7,8,9,10' },
  }),
  kills: () => ({
    project: 'integration',
    folder: 'tests/kills',
    settings: { KILL_COUNT: '1000', KILL_SEED: randomBytes(4).toString('hex') },
  }),
};

async function runPart({ project, folder, settings }: Part): Promise<void> {
  const args = ['run', '--project', project, ...(folder === undefined ? [] : [folder])];
  process.exitCode = await runCommand('vitest', args, { ...settings, ...process.env });
}

async function runAll(): Promise<void> {
  if (findOrInstallNatsServer() === null) process.stdout.write('nats-server is not installed: its tests are skipped\n');
  await runSteps([
    ...staticSteps,
    auditStep,
    vitestStep('Unit tests', 'unit'),
    vitestStep('Tests on a database', 'integration'),
    ...buildSteps,
    browserStep,
  ]);
}

const part = parts[process.argv[2] ?? ''];
await (part === undefined ? runAll() : runPart(part()));
