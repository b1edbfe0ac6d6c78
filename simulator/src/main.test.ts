import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

const readyLine = z.object({
  ready: z.literal(true),
  url: z.url(),
  clock: z.object({ realStart: z.number(), leagueStart: z.number(), speed: z.number() }),
});

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'league-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'manifest.json'), '[]');
  return folder;
}

function start(environment: Record<string, string>) {
  const main = resolve(import.meta.dirname, 'main.ts');
  return spawn(process.execPath, [main], { env: { ...process.env, ...environment }, stdio: 'pipe' });
}

async function ready(league: ReturnType<typeof start>) {
  for await (const line of createInterface({ input: league.stdout })) return readyLine.parse(JSON.parse(line));
  throw new Error('The league ended without output');
}

test.each(['its standard input closes', 'it receives SIGTERM'])(
  'the program prints its address and clock, responds, and ends when %s',
  async (cause) => {
    const league = start({
      LEAGUE: `recorded:${await emptyFolder()}`,
      LEAGUE_NOW: '2030-06-01T18:00:00Z',
      LEAGUE_SPEED: '0',
    });
    const { url, clock } = await ready(league);
    expect(clock).toMatchObject({ leagueStart: Date.UTC(2030, 5, 1, 18), speed: 0 });
    expect(await (await fetch(`${url}/league/clock`)).json()).toMatchObject(clock);
    if (cause === 'it receives SIGTERM') league.kill('SIGTERM');
    else league.stdin.end();
    expect(await once(league, 'exit')).toEqual([0, null]);
  },
);

test.each([
  [{ LEAGUE: 'fantasy' }, 'The league cannot start: LEAGUE: must be "simulated" or "recorded:<folder>"\n'],
  [{ LEAGUE: 'recorded:/nowhere' }, /^The league cannot start: .*manifest\.json/],
])('%j prints one line and ends the program', async (environment, line) => {
  const league = start(environment);
  const [output, [code]] = await Promise.all([text(league.stderr), once(league, 'exit')]);
  expect(output).toMatch(line);
  expect(code).toBe(1);
});
