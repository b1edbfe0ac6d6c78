import { runCommand } from './steps/step.ts';

/** Runs the fuzz test of `npm test` with 1,000,000 requests and ten seeds. */
const { FUZZ_REQUESTS = '1000000', FUZZ_SEEDS = '1,2,3,4,5,6,7,8,9,10' } = process.env;
const env = { ...process.env, FUZZ_REQUESTS, FUZZ_SEEDS };
process.exitCode = await runCommand('vitest', ['run', '--project', 'integration', 'tests/fuzz'], env);
