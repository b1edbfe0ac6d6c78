import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The server that has last run in a data folder. `ended`: without an orderly stop; `changing`: it starts or stops. */
export type ServerProcess = { pid: number; state: 'ended' | 'changing' | 'ready' };

/** Reads the server's own file in the data folder; null if none has run, or the last one was stopped. */
export async function readServerProcess(data: string): Promise<ServerProcess | null> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (Number.isNaN(pid)) return null;
  if (!(await isServerOf(pid, data))) return { pid, state: 'ended' };
  return { pid, state: text.split('\n')[7]?.trim() === 'ready' ? 'ready' : 'changing' };
}

const run = promisify(execFile);

/** After a crash, another process can have got the number. A server works in its data folder. */
async function isServerOf(pid: number, data: string): Promise<boolean> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
    return stdout.trim().endsWith('postgres');
  }
  const [own, other] = await Promise.all([data, `/proc/${pid}/cwd`].map((path) => stat(path).catch(() => null)));
  return own !== null && own?.ino === other?.ino && own?.dev === other?.dev;
}
