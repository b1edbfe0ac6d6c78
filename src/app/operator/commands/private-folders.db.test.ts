import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { openServer } from '#platform/db/open-server.ts';
import { bundleProgram } from '#tests/support/database/bundle-program.ts';
import { canMount, noMounts, withOwnFolders } from '#tests/support/namespaces/own-folders.ts';

const root = join(import.meta.dirname, '../../../..');

/** Starts a program with an own `/tmp`, as the service of systemd has. */
function startPrivately(args: readonly string[], env: Record<string, string> = {}) {
  const [program, ...words] = withOwnFolders(['/tmp'], [process.execPath, ...args]);
  return spawn(program, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, TMPDIR: '/tmp', ...env },
  });
}

/** Starts a program that owns the private server of `dataDir` and writes to a league's database, until the test has finished. */
async function startService(home: string, dataDir: string): Promise<void> {
  const program = await bundleProgram(join(root, 'src/platform/db/testing/write-until-killed.ts'), home);
  const service = startPrivately([program, dataDir, 'called_shot_mlb']);
  const ended = new Promise<void>((resolve) => service.once('close', () => resolve()));
  onTestFinished(async () => {
    service.kill('SIGKILL');
    await ended;
    await openServer({ databaseUrl: null, dataDir }).then(({ stop }) => stop());
    rmSync(home, { recursive: true, force: true });
  });
  const output = createInterface({ input: service.stdout });
  await new Promise<void>((resolve, reject) => {
    output.once('line', () => resolve());
    service.once('close', () => reject(new Error('The service ended before it was ready')));
  });
}

async function runCommand(command: string, env: Record<string, string>): Promise<string> {
  const child = startPrivately(['src/app/operator/commands/main.ts', command], env);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  return output;
}

test.for([
  ['a usual', 'data'],
  ['a long', 'long-name-'.repeat(12)],
])(
  'a command reaches the database of a service that has %s data folder and its own /tmp',
  async ([, name = ''], { skip }) => {
    skip(!canMount, noMounts);
    // in the folders of tests, another account could not enter a folder of the disk
    const home = mkdtempSync('/var/tmp/called-shot-test-');
    chmodSync(home, 0o755);
    const dataDir = join(home, name);
    mkdirSync(dataDir);
    await startService(home, dataDir);
    const pid = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    const settings = { DATA_DIR: dataDir, LEAGUE: 'mlb' };
    expect(await runCommand('backup', settings)).toMatch(/^\S+\/backups\/called_shot_mlb-\w+\.backup \(\d+ bytes\)\n$/);
    expect(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).toBe(pid);
  },
);
