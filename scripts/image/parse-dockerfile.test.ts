import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatConnection } from './format-connection.ts';
import { parseDockerfile, splitStages } from './parse-dockerfile.ts';

const text = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
const compose = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');

test('the Dockerfile has a stage that builds and one that runs', () => {
  const stages = splitStages(parseDockerfile(text));
  expect(stages.map(({ name }) => name)).toEqual(['build', '1']);
  expect(stages[0]?.instructions).toContainEqual({ keyword: 'RUN', value: 'npm ci' });
});

test('the image runs without root and with a health check', () => {
  const last = splitStages(parseDockerfile(text)).at(-1)?.instructions ?? [];
  expect(last).toContainEqual({ keyword: 'USER', value: '1000:1000' });
  expect(last.find(({ keyword }) => keyword === 'HEALTHCHECK')?.value).toContain('check-ready.ts');
});

test('the image has no Node beside that of the packages, and no headers', () => {
  expect(text.match(/^FROM .*$/gm)).toEqual(['FROM node:26-bookworm-slim AS build', 'FROM debian:bookworm-slim']);
  expect(text).toMatch(/rm -rf .*node-linux-\*\/include/);
});

test('the service gets the settings that a site needs, the secrets also as files', () => {
  const names = ['PUBLIC_URL', 'TRUSTED_PROXIES', 'CONTACT', 'ADMIN_USER', 'LEAGUE', 'MAIL_FROM', 'SMTP_URL'];
  const files = ['DATABASE_URL_FILE', 'METRICS_TOKEN_FILE', 'SMTP_URL_FILE'];
  for (const name of [...names, ...files]) expect(compose).toMatch(new RegExp(`^ {6}${name}: `, 'm'));
  for (const [, secret = ''] of compose.matchAll(/\/run\/secrets\/([a-z-]+)/g))
    expect(compose).toMatch(new RegExp(`^ {4}secrets: \\[.*\\b${secret}\\b`, 'm'));
});

test('the services have a read-only file system, secrets in files and health checks', () => {
  for (const line of ['read_only: true', "user: '1000:1000'", 'condition: service_healthy', 'image: postgres:18'])
    expect(compose).toContain(line);
  expect(compose).not.toMatch(/PASSWORD: /);
});

test('a connection over a Unix socket is formatted as a URL', () => {
  const connection = { host: '/tmp/a', user: 'u', password: 'p/w', database: 'postgres' };
  expect(formatConnection(connection)).toBe('postgres://u:p%2Fw@localhost/postgres?host=%2Ftmp%2Fa');
});
