import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForUrl } from './wait-for-url.ts';

export type Settings = Record<string, string>;

export type App = {
  /** without a trailing slash */
  url: string;
  pid: number;
  /** its DATA_DIR */
  dataDir: string;
  /** all output so far */
  stdout: () => string;
  stderr: () => string;
  /** Sends SIGTERM and resolves to the exit code. */
  stop: () => Promise<number | null>;
};

type AppProcess = {
  child: ChildProcess;
  dataDir: string;
  stdout: () => string;
  stderr: () => string;
  ended: Promise<number | null>;
};

/**
 * Starts the built application on a free port and resolves when it prints its URL; rejects with its output.
 */
export async function startApp(settings: Settings = {}): Promise<App> {
  const { child, dataDir, stdout, stderr, ended } = spawnApp([], settings);
  const url = await waitForUrl(child, () => stdout() + stderr());
  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, pid: child.pid ?? 0, dataDir, stdout, stderr, stop };
}

/** Runs the application until it exits, for failing starts and `--help`. */
export async function runApp(
  args: string[],
  settings: Settings = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { stdout, stderr, ended } = spawnApp(args, settings);
  return { code: await ended, stdout: stdout(), stderr: stderr() };
}

function spawnApp(args: string[], settings: Settings): AppProcess {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-app-'));
  // when run as root, the database server runs under another account, which needs access
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'dist/programs/main.js', ...args], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: {
      PATH: process.env.PATH,
      // with the socket of its database, which tests and operator commands find there
      TMPDIR: process.env.TMPDIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      SIMULATED_FANS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      rmSync(folder, { recursive: true, force: true });
      resolve(code);
    });
  });
  const dataDir = settings.DATA_DIR ?? folder;
  return { child, dataDir, stdout: () => output.stdout, stderr: () => output.stderr, ended };
}
