import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const hasTool = (name: string, flag: string): boolean => spawnSync(name, [flag]).status === 0;
const deployFile = (name: string): string => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.skipIf(!hasTool('systemd-analyze', '--version'))('systemd accepts the unit', () => {
  const file = join(freshFolder(), 'called-shot.service');
  // the program is installed only on the machine of an operator
  writeFileSync(file, deployFile('called-shot.service').replace(/ExecStart=\S+/, `ExecStart=${process.execPath}`));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([0, '']);
});

test.skipIf(!hasTool('nginx', '-v') || !hasTool('openssl', 'version'))('nginx accepts the site', () => {
  const folder = freshFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    '-days',
    '2',
    '-subj',
    '/CN=x',
  ];
  expect(spawnSync('openssl', ['req', '-x509', ...options]).status).toBe(0);
  const site = deployFile('nginx.conf')
    .replace('/var/cache/nginx/called-shot', join(folder, 'cache'))
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${site} }`);
  const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-c', file, '-p', folder], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
