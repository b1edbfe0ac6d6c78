import { execFileSync, spawn } from 'node:child_process';
import { waitForUrl } from '#tests/support/app/wait-for-url.ts';

export type Site = { url: string; stop: () => Promise<void> };

const entry = 'scripts/bootstrap.mjs';

/** The featured player, for example, is chosen at random. */
const withoutChance = '--import=data:text/javascript,Math.random=()=>0.5';

/** Installs and builds a checkout when needed. */
export function buildSite(checkout: string): void {
  execFileSync(process.execPath, [entry, 'build'], { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Starts the built application of a checkout as its users do. Rejects with its output when it ends first. */
export async function startSite(checkout: string, settings: Record<string, string>): Promise<Site> {
  const child = spawn(process.execPath, [entry, 'start'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_OPTIONS: withoutChance,
      HOST: '127.0.0.1',
      PORT: '0',
      // requests come from many networks, so that no limit is reached
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (text: string) => void (output = (output + text).slice(-20_000));
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await waitForUrl(child, () => output);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
