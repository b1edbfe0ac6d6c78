import { runCommand } from './steps/step.ts';

/** Runs the tests of three processes on one database, behind nginx if it is installed. */
process.exitCode = await runCommand('vitest', ['run', '--project', 'processes'], process.env);
