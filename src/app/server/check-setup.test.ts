import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '#platform/settings/settings.ts';
import { logSetup } from './check-setup.ts';

const folder = mkdtempSync(join(tmpdir(), 'called-shot-setup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const complete = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shot.example',
  TRUSTED_PROXIES: '10.0.0.0/8',
  CONTACT: 'operator@shot.example',
  SMTP_URL: 'smtp://user:secret@mail.example',
  MAIL_FROM: 'mail@shot.example',
  DATA_DIR: join(folder, 'data'),
  BACKUP_DIR: join(folder, 'backups'),
  ADMIN_USER: 'Commish',
  METRICS_TOKEN: 'the token of the monitoring',
};

function logged(env: Record<string, string>): { info: string[]; warn: string[] } {
  const lines = { info: [] as string[], warn: [] as string[] };
  const write = (level: 'info' | 'warn') => (_: object, message: string) => lines[level].push(message);
  logSetup(readSettings(env), { info: write('info'), warn: write('warn') });
  return lines;
}

test('a complete production start logs one line per setting, without secrets and personal data', () => {
  const { info, warn } = logged(complete);
  expect(warn).toEqual([]);
  expect(info).toHaveLength(7);
  expect(info.join('\n')).toContain('PUBLIC_URL https://shot.example');
  expect(info.join('\n')).not.toMatch(/token of|operator@|secret|Commish/);
});

test.each(['TRUSTED_PROXIES', 'CONTACT', 'SMTP_URL', 'ADMIN_USER', 'METRICS_TOKEN'])(
  'a missing %s is a warning',
  (name) => {
    expect(logged({ ...complete, [name]: '' }).warn).toEqual([expect.stringContaining(`Setup: ${name} not set`)]);
  },
);

test('backups in the folder of the data are a warning', () => {
  expect(logged({ ...complete, BACKUP_DIR: '' }).warn).toEqual([expect.stringContaining('share a folder')]);
});

test('a folder in which no backup can be written is a warning, not a folder in use', () => {
  const { info, warn } = logged({ ...complete, BACKUP_DIR: '/dev/null/backups' });
  expect(warn).toEqual([expect.stringMatching(/^Setup: backup is impossible: \/dev\/null\/backups cannot .*ENOTDIR/)]);
  expect(info.join('\n')).not.toContain('backup');
});

test('development has no checklist', () => expect(logged({})).toEqual({ info: [], warn: [] }));
