import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#server/testing/start-test-app.ts';

async function appWithFiles() {
  const parent = await mkdtemp(join(tmpdir(), 'called-shot-files-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const clientFolder = join(parent, 'client');
  await mkdir(join(clientFolder, 'assets'), { recursive: true });
  await mkdir(join(clientFolder, '.vite'));
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(clientFolder, '.vite', 'manifest.json'), 'secret');
  await writeFile(join(clientFolder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(clientFolder, 'assets', 'app-1a2b.js'), 'x'.repeat(2000));
  await writeFile(join(clientFolder, 'assets', 'app-1a2b.js.br'), 'made at build');
  return startTestApp({ clientFolder });
}

test('what the bundler named by content is kept for ever, and sent as compressed at build', async () => {
  const { app } = await appWithFiles();
  const url = '/assets/app-1a2b.js';
  const { headers, body } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect({ encoding: headers['content-encoding'], body }).toEqual({ encoding: 'br', body: 'made at build' });
  const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect((await app.inject(url)).body).toHaveLength(2000);
});

test('other files are kept for an hour', async () => {
  const { app } = await appWithFiles();
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/.vite/manifest.json',
  '/assets/app-1a2b.js.br',
])('%s leads nowhere', async (url) => {
  const { app } = await appWithFiles();
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
});
