import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { natsServer } from '#tests/support/nats/start-nats.ts';

const hasTool = (name: string, flag: string): boolean => spawnSync(name, [flag]).status === 0;
const deployFile = (name: string): string => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');

const units = [
  ['called-shot.service', 'called-shot.service'],
  ['called-shot@.service', 'called-shot@3001.service'],
] as const;

test.skipIf(!hasTool('systemd-analyze', '--version')).each(units)('systemd accepts the unit %s', (name, unit) => {
  const file = join(createTestFolder(), unit);
  // the program is installed only on the machine of an operator
  writeFileSync(file, deployFile(name).replace(/ExecStart=\S+/, `ExecStart=${process.execPath}`));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([0, '']);
});

test.skipIf(!hasTool('nginx', '-v') || !hasTool('openssl', 'version'))('nginx accepts the site', () => {
  const folder = createTestFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = `-newkey rsa:2048 -nodes -keyout ${key} -out ${certificate} -days 2 -subj /CN=x`;
  expect(spawnSync('openssl', ['req', '-x509', ...options.split(' ')]).status).toBe(0);
  copyParts(folder);
  const site = deployFile('nginx.conf')
    .replaceAll('called-shot/', `${folder}/`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  expect(checkNginx(folder, `events {} http { ${site} }`)).toEqual([0, '']);
});

test.skipIf(!hasTool('nginx', '-v'))('nginx accepts the proxy of three containers', () => {
  const folder = createTestFolder();
  copyParts(folder);
  const text = deployFile('nginx-compose.conf')
    .replaceAll('called-shot/', `${folder}/`)
    // nginx before 1.27.3 lacks the option, and only the container has the account and the name
    .replace('user nginx;', '')
    .replace('application:3000 resolve', '127.0.0.1:3000');
  expect(checkNginx(folder, text)).toEqual([0, '']);
});

test('the three containers mount the files of the proxy', () => {
  const compose = readFileSync(join(import.meta.dirname, '../../compose.three.yaml'), 'utf8');
  for (const [, name = ''] of compose.matchAll(/- \.\/deploy\/(\S+):\/etc/g)) expect(deployFile(name)).not.toBe('');
  expect(compose).toContain('replicas: 3');
});

/** Copies the files that a site of nginx includes. */
function copyParts(folder: string): void {
  for (const name of ['nginx-cache.conf', 'nginx-proxy.conf'])
    writeFileSync(join(folder, name), deployFile(name).replace('/var/cache/nginx/called-shot', join(folder, 'cache')));
}

function checkNginx(folder: string, text: string): [number | null, string] {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/pid; error_log ${folder}/error.log; ${text}`);
  const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-c', file, '-p', folder], { encoding: 'utf8' });
  return [status, stderr];
}

test.skipIf(natsServer === null)('NATS accepts the configuration of the broker', () => {
  const file = join(createTestFolder(), 'nats.conf');
  writeFileSync(file, deployFile('nats.conf'));
  const { status, stderr } = spawnSync(natsServer ?? '', ['-t', '-c', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('is valid')]);
});
