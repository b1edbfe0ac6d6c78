import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../app/find-free-port.ts';
import { isPortOpen } from '../app/is-port-open.ts';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

const deployFolder = join(import.meta.dirname, '../../../deploy');

/** The site of `deploy` without TLS, in front of the applications at `urls`. Its cache is in `folder`. */
function readSite(urls: readonly string[], port: number, folder: string): string {
  for (const name of ['nginx-cache.conf', 'nginx-proxy.conf']) {
    const text = readFileSync(join(deployFolder, name), 'utf8');
    writeFileSync(join(folder, name), text.replace('/var/cache/called-shot', join(folder, 'cache')));
  }
  const site = readFileSync(join(deployFolder, 'nginx.conf'), 'utf8');
  const [line = '', options = ''] = /server 127\.0\.0\.1:3000(.*;)/.exec(site) ?? [];
  return site
    .replace(/server \{\s+listen 80;.*?\n\}/s, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/listen \[::\]\S* ssl;|http2 on;|ssl_\w+ [^;]+;/g, '')
    .replace(line, urls.map((url) => `server ${new URL(url).host}${options}`).join('\n'))
    .replaceAll('called-shot/', `${folder}/`);
}

type Nginx = { url: string; port: number; stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> };

/** Starts nginx with the site of `deploy` in front of the applications at `urls`, on a free port if none is given. */
export async function runNginx(urls: readonly string[], fixedPort?: number): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-nginx-'));
  const port = fixedPort ?? (await findFreePort());
  const site = readSite(urls, port, folder);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${main} events { worker_connections 16384; } http { access_log off; ${paths} ${site} }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore', detached: true });
  const ended = once(child, 'exit');
  while (!(await isPortOpen(port))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await delay(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async stop(signal) {
      // with its workers
      process.kill(-(child.pid ?? 0), signal);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts nginx for a test. Resolves to its URL. */
export async function startNginx(...urls: string[]): Promise<string> {
  const nginx = await runNginx(urls);
  onTestFinished(() => nginx.stop('SIGTERM'));
  return nginx.url;
}
