import { describe, expect, test } from 'vitest';
import { sharedApp, sharedLeague } from '#tests/support/app/shared-app.ts';
import { runApp } from '#tests/support/app/start-app.ts';

describe('an invalid setting stops the start with one clear line', () => {
  test.concurrent.for([
    ['PORT', 'http'],
    ['LEAGUE', 'recorded:/no/such/folder'],
  ] as const)('%s=%s', async ([name, value]) => {
    const { code, stdout, stderr } = await runApp([], { [name]: value });
    expect(code).toBe(1);
    const lines = `${stdout}${stderr}`.trim().split('\n');
    expect(lines.at(-1)).toContain(value.replace('recorded:', ''));
    expect(lines.at(-1)).toContain(name);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('a port in use is reported', async () => {
    const { port } = new URL(sharedApp().url);
    const { code, stderr } = await runApp([], { ...sharedLeague(), PORT: port });
    expect(code).toBe(1);
    expect(stderr).toContain(port);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

test('--help lists the settings and starts nothing', async () => {
  const { code, stdout, stderr } = await runApp(['--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('DATA_DIR');
  expect(stderr).toBe('');
});
