import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '#tests/support/create-test-folder.ts';

const hasTool = (name: string, flag: string): boolean => spawnSync(name, [flag]).status === 0;
const deployFile = (name: string): string => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');

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
    writeFileSync(join(folder, name), deployFile(name).replace('/var/cache/called-shot', join(folder, 'cache')));
}

function checkNginx(folder: string, text: string): [number | null, string] {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/pid; error_log ${folder}/error.log; ${text}`);
  const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-c', file, '-p', folder], { encoding: 'utf8' });
  return [status, stderr];
}
