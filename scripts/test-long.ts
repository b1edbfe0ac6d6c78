import { runCommand } from './steps/step.ts';

/** Runs the browser tests that are too long for `npm test`: whole games, and kills of the application. */
process.exitCode = await runCommand('vitest', ['run', '--project', 'long'], process.env);
