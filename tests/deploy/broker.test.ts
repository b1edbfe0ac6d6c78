import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openNatsBus } from '#platform/bus/open-nats-bus.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { findFreePort } from '#tests/support/app/find-free-port.ts';
import { isPortOpen } from '#tests/support/app/is-port-open.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { natsServer } from '#tests/support/nats/start-nats.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Runs the steps of the manual for three containers, without the containers, in a folder. */
function makeSecrets(folder: string): void {
  const steps = /Three containers[^`]*`secrets`[^`]*```sh\n([^`]*)docker compose[^`]*```/.exec(
    read('docs/operations.md'),
  );
  mkdirSync(join(folder, 'secrets'));
  // with a socket as its input, bash would read the settings of an interactive shell
  const { status, stderr } = spawnSync('bash', ['-euc', steps?.[1] ?? 'exit 1'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect([status, stderr]).toEqual([0, '']);
}

test.skipIf(natsServer === null)('the broker of the manual accepts only instances with its secret', async () => {
  const folder = createTestFolder();
  makeSecrets(folder);
  // as compose.three.yaml mounts them
  writeFileSync(join(folder, 'called-shot.conf'), read('deploy/nats.conf').replace('/tmp/nats', join(folder, 'store')));
  copyFileSync(join(folder, 'secrets/nats-token.conf'), join(folder, 'nats-token.conf'));
  const port = await findFreePort();
  const options = ['--config', join(folder, 'called-shot.conf'), '--port', String(port)];
  const broker = spawn(natsServer ?? '', options, { stdio: 'ignore' });
  onTestFinished(async () => {
    if (broker.exitCode !== null) return;
    broker.kill('SIGKILL');
    await once(broker, 'exit');
  });
  await expect.poll(() => isPortOpen(port), { timeout: 10_000 }).toBe(true);

  const open = (settings: Record<string, string>) => {
    const { nats } = readSettings({ DATABASE_URL: 'postgres://user@host/name', ...settings });
    if (nats === null) throw new TypeError('No broker');
    const log = { warn: () => {}, info: () => {} };
    return openNatsBus([], { nats: { ...nats, servers: [`127.0.0.1:${port}`] }, site: 'shipped', log });
  };
  const bus = await open({ NATS_URL_FILE: join(folder, 'secrets/nats-url') });
  onTestFinished(() => bus.close());
  await expect(open({ NATS_URL: 'nats://127.0.0.1' })).rejects.toThrow('does not accept');
  await expect(open({ NATS_URL: 'nats://guessed@nats:4222' })).rejects.toThrow('does not accept');
});

test('the broker listens on this machine, and no shipped file has its secret', () => {
  expect(read('deploy/nats.conf')).toMatch(/^host: 127\.0\.0\.1$/m);
  const compose = read('compose.three.yaml');
  expect(compose).toContain('NATS_URL_FILE: /run/secrets/nats-url');
  expect(compose).not.toMatch(/nats:\/\//);
  expect(compose).toMatch(/^secrets:\n {2}nats-url:\n {4}file: secrets\/nats-url$/m);
  expect(compose).toContain('./secrets/nats-token.conf:/etc/nats/nats-token.conf:ro');
  // the broker of containers is reached by the others only
  expect(compose.slice(compose.indexOf('  nats:'), compose.indexOf('  proxy:'))).not.toContain('ports:');
  expect(existsSync(join(root, 'deploy/nats-token.conf'))).toBe(false);
  expect(read('deploy/nats.conf')).not.toMatch(/token:|password/);
});
