import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import type { Step } from './step.ts';

type Command = { name: string; command: string; args: string[] };

/** Each gets half of the cores: programs written in Go would each use all of them, and read the same types in every thread. */
const share = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** A step that runs two commands at a time, and prints the output of each when it ends. */
export function sideBySideStep(name: string, commands: readonly Command[]): Step {
  return {
    name,
    run: async () => {
      const waiting = [...commands];
      const results: boolean[] = [];
      const work = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
          results.push(await runQuietly(next));
      };
      await Promise.all([work(), work()]);
      const passed = results.filter(Boolean).length;
      return { passed, failed: results.length - passed, skipped: 0 };
    },
  };
}

async function runQuietly({ name, command, args }: Command): Promise<boolean> {
  const began = Date.now();
  const env = { ...process.env, GOMAXPROCS: share };
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code) => resolve(code ?? 'killed'));
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const result = code === 0 ? '' : ` failed (${code})`;
  process.stdout.write(`${output}${errors}  ${name}${result} in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return code === 0;
}
