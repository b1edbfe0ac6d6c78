import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waitForUrl } from '#tests/support/app/wait-for-url.ts';

test('npm start prints its URL last, and Ctrl-C stops every process without an npm error', async () => {
  const child = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LEAGUE: 'simulated' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const written = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.error += text));
  const url = await waitForUrl(child, () => written.out);
  expect(written.out.trim().split('\n').at(-1)).toContain(url);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  // a terminal sends Ctrl-C to the whole process group: npm, its shell and the bootstrap
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const [code, signal] = await once(child, 'close');
  // npm itself exits by the signal
  expect([code, signal]).toEqual([null, 'SIGINT']);
  expect(written.error).not.toContain('npm error');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});
