import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { earlySeason } from '#tests/support/app/early-season.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';

type Output = { code: number | null; text: string };

/** Runs `npm run admin -- …`. */
async function runAdmin(settings: Record<string, string>, ...args: string[]): Promise<Output> {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['src/app/operator/commands/main.ts', ...args], {
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, text };
}

/** Sends a request and returns the status, the body and the Cookie header of the new session. */
async function send({ url }: App, method: string, path: string, body?: object, cookie = '') {
  const response = await fetch(url + path, {
    method,
    headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const session = response.headers.getSetCookie().map((text) => text.split(';')[0]);
  return { status: response.status, text: await response.text(), session: session.join('; ') };
}

const account = { username: 'Restored', password: 'Over-the-wall-9' };

async function signUpAndPick(app: App): Promise<string> {
  const { status, session } = await send(app, 'POST', '/api/signup', { ...account, email: 'a@fans.example' });
  expect(status).toBe(201);
  const game = (await readGames(app.url)).findLast(({ status: { phase } }) => phase === 'open');
  const pick = { game_Id: game?.gamePk, predictedWinnerId: game?.teams.home.id };
  expect((await send(app, 'POST', '/api/predictions', pick, session)).status).toBe(200);
  return readPicks(app, session);
}

async function readPicks(app: App, session: string): Promise<string> {
  const { text } = await send(app, 'GET', '/api/check_session', undefined, session);
  const { id } = JSON.parse(text) as { id: number };
  const picks = await send(app, 'GET', `/api/users/${id}/predictions`, undefined, session);
  expect(picks.text).toContain('"winnerId"');
  return picks.text;
}

test('a user who signed up and picked signs in again after the data folder was lost and a backup restored', async () => {
  const folders = { DATA_DIR: join(createTestFolder(), 'data'), BACKUP_DIR: join(createTestFolder(), 'backups') };
  const settings = { ...earlySeason, ...folders };
  const app = await startApp(settings);
  const picks = await signUpAndPick(app);
  const backup = await runAdmin(settings, 'backup');
  expect(backup.text).toMatch(/\.backup \(\d+ bytes\)\n$/);
  const [file = ''] = readdirSync(settings.BACKUP_DIR);
  const refused = await runAdmin(settings, 'restore', file, '--yes');
  expect(refused).toEqual({
    code: 1,
    text: expect.stringMatching(/^The database \w+ is in use by \d+ connections: stop/),
  });
  await app.stop();
  rmSync(settings.DATA_DIR, { recursive: true });
  const dry = await runAdmin(settings, 'restore', file);
  expect(dry.text).toMatch(
    /is a valid backup of called_shot_simulated_2026_05_27_1,[^\n]*\nDry run: nothing was changed/,
  );
  const restored = await runAdmin(settings, 'restore', file, '--yes');
  expect(restored).toEqual({ code: 0, text: expect.stringMatching(/^called_shot_simulated_2026_05_27_1 is restored/) });
  const again = await startApp(settings);
  const { status, session } = await send(again, 'POST', '/api/login', account);
  expect(status).toBe(200);
  expect(await readPicks(again, session)).toBe(picks);
  await again.stop();
}, 240_000);
