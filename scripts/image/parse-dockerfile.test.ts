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

test('the services have a read-only file system, secrets in files and health checks', () => {
  for (const line of ['read_only: true', "user: '1000:1000'", 'condition: service_healthy', 'image: postgres:18'])
    expect(compose).toContain(line);
  expect(compose).not.toMatch(/PASSWORD: /);
});

test('a connection over a Unix socket is formatted as a URL', () => {
  const connection = { host: '/tmp/a', user: 'u', password: 'p/w', database: 'postgres' };
  expect(formatConnection(connection)).toBe('postgres://u:p%2Fw@localhost/postgres?host=%2Ftmp%2Fa');
});
