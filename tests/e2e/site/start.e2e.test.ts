import { describe, expect, test } from 'vitest';
import { earlySeason } from '#tests/support/app/early-season.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { runApp, startApp } from '#tests/support/app/start-app.ts';

describe('an invalid setting stops the start with one clear line', () => {
  test.concurrent.for([
    ['PORT', 'http'],
    ['LEAGUE', 'nfl'],
    ['LEAGUE_SPEED', '-1'],
    ['LEAGUE_NOW', 'yesterday'],
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
    const { code, stderr } = await runApp([], { LEAGUE: 'simulated', PORT: port });
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

test('SIGTERM stops the application and its league at once with code 0, also with an open live stream', async () => {
  const app = await startApp(earlySeason);
  const league = await (await fetch(`${app.url}/api/league`)).json();
  expect(league).toMatchObject({ kind: 'simulated' });
  const [game] = await readGames(app.url);
  const stream = await fetch(`${app.url}/api/games/${game?.gamePk}/stream`);
  expect(stream.status).toBe(200);
  expect(await app.stop()).toBe(0);
  expect(await stream.text().catch(() => 'cut')).toBeTypeOf('string');
});
