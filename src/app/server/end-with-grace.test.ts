import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Sends the signals to a process when it is ready, each after the process has answered the one before. */
async function runUntil(signals: NodeJS.Signals[]): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/end-slowly.ts')]);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('exit', resolve);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const signal = signals.shift();
    if (signal !== undefined) child.kill(signal);
  });
  return { code: await promise, output };
}

test.each<[NodeJS.Signals[]]>([[['SIGTERM']], [['SIGINT']], [['SIGINT', 'SIGINT']]])(
  'a process stops its parts after %j',
  async (signals) => expect(await runUntil(signals)).toEqual({ output: 'ready\nStopping …\nstopped\n', code: 0 }),
);

test('a second SIGTERM ends the process at once', async () =>
  expect(await runUntil(['SIGTERM', 'SIGTERM'])).toEqual({ output: 'ready\nStopping …\n', code: 1 }));
