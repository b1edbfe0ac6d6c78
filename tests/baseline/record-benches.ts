import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const benches = ['crowd', 'grading'];

/** Records what the benches of a checkout print, and the seconds of its tests. This takes an hour. */
export async function recordBenches(folder: string, checkout: string): Promise<void> {
  const { scripts } = packageSchema.parse(JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')));
  for (const bench of benches) {
    const args = `bench:${bench}` in scripts ? [`bench:${bench}`] : ['bench', '--', bench];
    await writeFile(join(folder, `bench-${bench}.txt`), await run(checkout, args));
  }
  const start = Date.now();
  const output = await run(checkout, ['test']);
  const [result = ''] = output.trim().split('\n').slice(-1);
  await writeFile(join(folder, 'test-time.txt'), `${Math.round((Date.now() - start) / 1000)} s, ${result}\n`);
}

async function run(cwd: string, args: string[]): Promise<string> {
  const child = spawn('npm', ['run', '--silent', ...args], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  return text(child.stdout);
}
