import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** The file system in memory that Linux mounts for all programs. */
const memory = '/dev/shm';
/** bytes: several times what a run needs */
const enough = 6 * 2 ** 30;
const prefix = 'called-shot-tests-';

/**
 * Keeps the temporary files of this process and its children in memory if there is room: creating the hundreds of files of a database
 * takes ten times as long on a disk. They are deleted when the process ends, or by the next one if it is killed.
 */
export function useMemoryFolder(): void {
  if (!hasRoom()) return;
  for (const name of readdirSync(memory)) {
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)))) remove(join(memory, name));
  }
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { mode: 0o755, recursive: true });
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > enough;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Another user's files remain. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // nothing depends on it
  }
}
