import { exitCode } from './steps/step.ts';

/** What `npm test` plays for some weeks, for 250 days: a season and the spring and first weeks of the next. */
const env = { ...process.env, SEASON_DAYS: process.env.SEASON_DAYS ?? '250' };
process.exitCode = await exitCode('vitest', ['run', '--project', 'integration', 'tests/season'], env);
