import { spawn } from 'node:child_process';
import { waitForAddress } from '#tests/support/app/wait-for-address.ts';

export type Site = { url: string; stop: () => Promise<void> };

/**
 * Starts the application of a checkout as its users do, after installing and building it when needed. The league's clock stands.
 * Rejects with its output when it ends first.
 */
export async function startSite(checkout: string, settings: Record<string, string>): Promise<Site> {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
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
  const url = await waitForAddress(child, () => output);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
