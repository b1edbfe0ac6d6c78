import { runCommand } from './steps/step.ts';

/** Runs the season test of `npm test` for 250 days: one season, and the spring and first weeks of the next. */
const env = { ...process.env, SEASON_DAYS: process.env.SEASON_DAYS ?? '250' };
process.exitCode = await runCommand('vitest', ['run', '--project', 'integration', 'tests/season'], env);
