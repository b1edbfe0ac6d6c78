import { spawn } from 'node:child_process';

export type Counts = { passed: number; failed: number; skipped: number };

/** One part of `npm test` or `npm run check`. It prints its own failures and does not throw. */
export type Step = { name: string; run: () => Promise<Counts> };

/** A step that runs one command; it passes when the exit code is 0. */
export function commandStep(name: string, command: string, args: string[]): Step {
  return { name, run: async () => countResult((await runCommand(command, args)) === 0) };
}

export function countResult(isPassed: boolean): Counts {
  return isPassed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Runs a command with inherited output and resolves to its exit code; 1 when it could not start or was killed. */
export function runCommand(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
