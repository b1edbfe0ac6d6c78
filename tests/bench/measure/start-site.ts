import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '#tests/support/app/find-free-port.ts';

export type Site = {
  url: string;
  /** ms from `npm start` to the whole first page */
  firstPageAfter: number;
  /** process ids */
  application: number;
  league: number;
  stop(): Promise<void>;
};

const root = join(import.meta.dirname, '..', '..', '..');
const pauseMs = 10;

/** Runs `npm start` with the simulated league and requests `/` until it is served. */
export async function startSite(settings: Record<string, string>): Promise<Site> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, LEAGUE: 'simulated', HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  while (!(await isServed(url))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await delay(pauseMs);
  }
  const firstPageAfter = performance.now() - began;
  const processes = listDescendants(child.pid ?? 0);
  const find = (name: string) => processes.find((pid) => readCommand(pid).includes(`programs/${name}.js`)) ?? 0;
  return { url, firstPageAfter, application: find('main'), league: find('league'), stop: () => stop(child) };
}

async function isServed(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  await response?.text();
  return response?.ok === true;
}

/** Like Ctrl-C in a terminal, which reaches the whole process group. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error(`npm start has ended with ${child.exitCode}`);
  const ended = once(child, 'close');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
}

function listDescendants(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...listDescendants(child)]);
}

function readCommand(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
}
