import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';

async function appWithFiles() {
  const parent = createTestFolder();
  const clientFolder = join(parent, 'client');
  await mkdir(join(clientFolder, 'assets'), { recursive: true });
  await mkdir(join(clientFolder, '.vite'));
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(clientFolder, '.vite', 'manifest.json'), 'secret');
  await writeFile(join(clientFolder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(clientFolder, 'sw.js'), 'self');
  await writeFile(join(clientFolder, 'assets', 'app-1a2b.js'), 'x'.repeat(2000));
  await writeFile(join(clientFolder, 'assets', 'app-1a2b.js.br'), 'made at build');
  await writeFile(join(clientFolder, 'assets', 'app-1a2b.js.gz'), 'gzipped at build');
  await writeFile(join(clientFolder, 'assets', 'inning.webm'), 'the ninth inning');
  return startTestApp({ clientFolder });
}

test('a file named by its content is cached forever and sent as the build compressed it', async () => {
  const { app } = await appWithFiles();
  const url = '/assets/app-1a2b.js';
  const { headers, body } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect({ encoding: headers['content-encoding'], body }).toEqual({ encoding: 'br', body: 'made at build' });
  const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect({ encoding: gzip.headers['content-encoding'], body: gzip.body }).toEqual({
    encoding: 'gzip',
    body: 'gzipped at build',
  });
  const plain = await app.inject(url);
  expect(plain.body).toHaveLength(2000);
  for (const response of [gzip, plain]) expect(response.headers.vary).toBe('accept-encoding');
});

test('other files are cached for an hour', async () => {
  const { app } = await appWithFiles();
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

test('the service worker is revalidated at each request and may only connect to this site', async () => {
  const { app } = await appWithFiles();
  expect((await app.inject('/sw.js')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/javascript; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  });
});

test('a range request for a video returns that part', async () => {
  const { app } = await appWithFiles();
  const get = (headers: Record<string, string>) => app.inject({ url: '/assets/inning.webm', headers });
  const whole = await get({});
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const etag = String(whole.headers.etag);
  const part = await get({ range: 'bytes=4-8' });
  expect({ status: part.statusCode, body: part.body }).toEqual({ status: 206, body: 'ninth' });
  expect(part.headers).toMatchObject({
    'content-range': 'bytes 4-8/16',
    'content-length': '5',
    'content-type': 'video/webm',
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await get({ range: 'bytes=10-', 'if-range': etag })).toMatchObject({ statusCode: 206, body: 'inning' });
});

test('a range of another version, beyond the end, of a cached file or of a HEAD request returns no part', async () => {
  const { app } = await appWithFiles();
  const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/assets/inning.webm', headers });
  const etag = String((await get({})).headers.etag);
  expect(await get({ range: 'bytes=4-8', 'if-range': '"another"' })).toMatchObject({
    statusCode: 200,
    body: 'the ninth inning',
  });
  expect((await get({ range: 'bytes=4-8', 'if-range': 'Sat, 18 Jul 2026 18:00:00 GMT' })).statusCode).toBe(200);
  const beyond = await get({ range: 'bytes=16-' });
  expect({ status: beyond.statusCode, range: beyond.headers['content-range'] }).toEqual({
    status: 416,
    range: 'bytes */16',
  });
  expect((await get({ range: 'bytes=4-8', 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get({ range: 'bytes=4-8' }, 'HEAD')).statusCode).toBe(200);
});

test('a range of a compressed file is a range of its compressed bytes', async () => {
  const { app } = await appWithFiles();
  const headers = { 'accept-encoding': 'br', range: 'bytes=0-3' };
  const response = await app.inject({ url: '/assets/app-1a2b.js', headers });
  expect(response).toMatchObject({ statusCode: 206, body: 'made' });
  expect(response.headers['content-encoding']).toBe('br');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/.vite/manifest.json',
  '/assets/app-1a2b.js.br',
  '/assets/app-1a2b.js.gz',
  '/assets/',
])('%s is not served', async (url) => {
  const response = await (await appWithFiles()).app.inject(url);
  expect(response.statusCode).toBe(404);
});
