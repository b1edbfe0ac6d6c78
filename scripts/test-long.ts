import { runCommand } from './steps/step.ts';

/** Runs the browser tests that are too long for `npm test`: whole games, and each page in every color scheme. */
process.exitCode = await runCommand('vitest', ['run', '--project', 'long'], process.env);
