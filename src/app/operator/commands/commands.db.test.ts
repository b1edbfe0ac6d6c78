import type { ClientConfig } from 'pg';
import { expect, inject, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { leaderboardPageSchema } from '#features/leaderboard/contract.ts';
import { rebuildTallies } from '#features/settlement/server/change-tally.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import {
  foldedTallies,
  storedTallies,
  derivedRows,
  putGame,
  putPick,
} from '#features/settlement/server/testing/season-of-picks.ts';
import { type Db, withDatabaseName } from '#platform/db/open-db.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { chooseDatabase, commandHelp, commands, parseCommand, runCommand } from './main.ts';

const connection: ClientConfig = inject('databaseConnection');

/** A database with users and a graded game; `run` runs a command line in it. */
async function start(usernames: string[], env: Record<string, string> = {}) {
  const settings = readSettings(env);
  const db = await createTestDatabase();
  const database = (await db.execute<{ name: string }>('select current_database() as name')).rows[0]?.name ?? '';
  const { app } = await startTestApp({ db });
  const game = pickable({ gamePk: 7 });
  await putGame(db, game);
  const signedUp = [];
  for (const username of usernames) {
    const signed = await signUpUser(app, username);
    await putPick(db, signed.user.id, game, 121);
    signedUp.push(signed);
  }
  await putGame(db, { ...game, phase: 'final', winnerId: 121 });
  await settleGame(db, 7, 0);
  const run = async (...args: string[]) => {
    const parsed = parseCommand(args);
    if (parsed === null) throw new Error('help');
    const { command, values, isConfirmed } = parsed;
    return (await runCommand(command, { settings, connection, database, isConfirmed, now: 0 }, values)).join('\n');
  };
  return { app, db, database, users: signedUp, run };
}

async function readAudit(db: Db): Promise<unknown[]> {
  return (await db.$client.query('select actor, action, target, detail from audit_log order by id')).rows;
}

const board = async ({ app }: Pick<Awaited<ReturnType<typeof start>>, 'app'>) =>
  (await app.inject('/api/leaderboard')).body;

test('users are listed, searched and shown', async () => {
  const { run } = await start(['Ruth', 'Gehrig', 'Babe']);
  expect((await run('users', 'list')).split('\n')).toHaveLength(3);
  expect(await run('users', 'list', 'EHR')).toMatch(/^\d+ {2}Gehrig {2}since \d{4}-\d\d-\d\d$/);
  expect(await run('users', 'list', '%')).toBe('');
  const shown = await run('users', 'show', 'ruth');
  for (const part of ['email: Ruth@example.com', 'picks: 1, correct 1, wrong 0']) expect(shown).toContain(part);
  await expect(run('users', 'show', 'Cobb')).rejects.toThrow('There is no user "Cobb"');
});

test('a change without --yes shows what it would do and changes nothing', async () => {
  const { run, db, app } = await start(['Ruth', 'Gehrig']);
  const before = [await derivedRows(db), await board({ app })];
  for (const args of [
    ['users', 'rename', 'Ruth', 'Bambino'],
    ['users', 'delete', 'Ruth'],
    ['users', 'make-admin', 'Ruth'],
    ['games', 'void', '7'],
  ]) {
    expect(await run(...args), args.join(' ')).toMatch(/\nDry run: nothing was changed\. Add --yes to do it\.$/);
  }
  expect([await derivedRows(db), await board({ app })]).toEqual(before);
  expect(await run('users', 'list', 'Ruth')).not.toContain('admin');
  expect(await readAudit(db)).toEqual([]);
});

test('a renamed user has the new name on the boards and keeps session and picks', async () => {
  const { run, db, app, users } = await start(['Ruth', 'Gehrig']);
  expect(await run('users', 'rename', 'ruth', 'Bambino', '--yes')).toBe('Ruth is renamed to Bambino');
  expect(await board({ app })).toContain('Bambino');
  expect(await board({ app })).not.toContain('Ruth');
  expect((await users[0]?.inject({ url: '/api/check_session' }))?.json()).toMatchObject({ username: 'Bambino' });
  expect(await readAudit(db)).toEqual([
    {
      actor: expect.stringMatching(/^cli:\w+$/),
      action: 'users rename',
      target: `user ${users[0]?.user.id}`,
      detail: { from: 'Ruth', to: 'Bambino' },
    },
  ]);
  await expect(run('users', 'rename', 'Bambino', 'gehrig', '--yes')).rejects.toThrow('The name gehrig is taken');
  await expect(run('users', 'rename', 'Bambino', 'x', '--yes')).rejects.toThrow('The new name must have');
});

test('a rename to a name that looks like another, is reserved, or is that of ADMIN_USER is refused', async () => {
  const { run, db } = await start(['Gehrig', 'Cobb'], { ADMIN_USER: 'Landis' });
  const rename = (name: string) => run('users', 'rename', 'Cobb', name, '--yes');
  await expect(rename('Gehr\u0456g')).rejects.toThrow('The name Gehr\u0456g looks like the name of another user');
  await expect(rename('Moderator7')).rejects.toThrow('The new name is reserved');
  await expect(rename('LANDIS')).rejects.toThrow('The new name is reserved');
  expect(await readAudit(db)).toEqual([]);
  expect(await rename('COBB')).toBe('Cobb is renamed to COBB');
});

/** The ranks of the season's board, of an app that has not cached them. */
async function readRanks(db: Db, as?: TestUser): Promise<{ ranks: unknown[]; own: unknown; total: number }> {
  const { app } = await startTestApp({ db });
  const response = await app.inject({ url: '/api/leaderboard/page', headers: as ? { cookie: as.cookie } : {} });
  const { rows, own, total } = leaderboardPageSchema.parse(response.json());
  return { ranks: rows.map(({ rank, username }) => [rank, username]), own, total };
}

test('a hidden user is left out of boards and ranks, and keeps the picks, also through later grading', async () => {
  const { run, db, users, ...started } = await start(['Ruth', 'Gehrig']);
  const [ruth] = users;
  const shown = await derivedRows(db);
  expect(await run('users', 'hide', 'ruth', '--yes')).toBe('Ruth is hidden from the leaderboards');
  expect(await board(started)).not.toContain('Ruth');
  expect(await readRanks(db, ruth)).toEqual({ ranks: [[1, 'Gehrig']], own: null, total: 1 });
  const profile = await ruth?.inject({ url: '/api/fans/Ruth' });
  expect(profile?.json()).toMatchObject({ rank: null, totalScore: 1, totalGuessesCorrect: 1 });
  const moderation = await ruth?.inject({ url: `/api/users/${ruth.user.id}/moderation` });
  expect(moderation?.json()).toEqual({ isAdmin: false, isHidden: true, notices: ['hidden'] });
  for (const command of ['void', 'unvoid']) await run('games', command, '7', '--yes');
  expect(await readRanks(db)).toMatchObject({ ranks: [[1, 'Gehrig']], total: 1 });
  expect(await storedTallies(db)).toEqual(await foldedTallies(db));
  const hidden = await derivedRows(db);
  await rebuildTallies(db, 0);
  expect(await derivedRows(db)).toBe(hidden);
  expect(await run('users', 'unhide', 'Ruth', '--yes')).toBe('Ruth is shown on the leaderboards');
  expect(await derivedRows(db)).toBe(shown);
});

test('a reset link replaces a forgotten password once', async () => {
  const { run, db, app } = await start(['Ruth']);
  expect(await run('users', 'reset-link', 'Ruth')).toContain('Dry run');
  const link = /http\S+$/.exec(await run('users', 'reset-link', 'ruth', '--yes'))?.[0] ?? '';
  expect(link).toMatch(/^http:\/\/localhost:3000\//);
  const payload = { token: link.split('token=')[1], password: 'a different long passphrase' };
  const reset = () => app.inject({ method: 'POST', url: '/api/password/reset', payload });
  expect((await reset()).statusCode).toBe(200);
  expect((await reset()).statusCode).not.toBe(200);
  expect(JSON.stringify(await readAudit(db))).toMatch(/users reset-link/);
  expect(JSON.stringify(await readAudit(db))).not.toContain(link);
  await expect(run('users', 'reset-link', 'Cobb', '--yes')).rejects.toThrow('There is no user "Cobb"');
});

test('a deleted user disappears, and the audit log does not contain the name', async () => {
  const { run, db, app, users } = await start(['Ruth', 'Gehrig']);
  expect(await run('users', 'delete', 'Ruth', '--yes')).toBe('Ruth and 1 picks are deleted');
  expect(await board({ app })).not.toContain('Ruth');
  expect((await users[0]?.inject({ url: '/api/check_session' }))?.statusCode).toBe(401);
  expect(JSON.stringify(await readAudit(db))).not.toContain('Ruth');
});

test('a user becomes an admin', async () => {
  const { run } = await start(['Ruth']);
  expect(await run('users', 'make-admin', 'Ruth', '--yes')).toBe('Ruth is an admin');
  expect(await run('users', 'show', 'Ruth')).toMatch(/^Ruth \(user \d+\), since [\d-]+, admin\n/);
});

test('a game is made void, which can be undone, and graded again', async () => {
  const { run, db } = await start(['Ruth', 'Gehrig']);
  const graded = await derivedRows(db);
  expect(await run('games', 'void', '7', '--yes')).toMatch(/void: 2 picks change$/);
  expect((await db.$client.query('select distinct outcome from picks')).rows).toEqual([{ outcome: 'void' }]);
  expect(await run('games', 'unvoid', '7', '--yes')).toMatch(/final: 2 picks change$/);
  const total = await db.$client.query('select sum(total_score)::integer as total from tallies');
  expect(total.rows).toEqual([{ total: 2 }]);
  await db.$client.query("update picks set outcome = 'wrong', bases = 0, streak_after = 0");
  expect(await run('games', 'regrade', '7', '--yes')).toMatch(/final: 2 picks change$/);
  expect((await derivedRows(db)).length).toBeGreaterThan(graded.length / 2);
  expect((await readAudit(db)).map((row) => (row as { action: string }).action)).toEqual([
    'games void',
    'games unvoid',
    'games regrade',
  ]);
  await expect(run('games', 'void', '8', '--yes')).rejects.toThrow('No picks were made for a game "8"');
});

test('the database is named, that of the league, or the only one', async () => {
  const { database } = await start([]);
  const choose = (env: Record<string, string>, named?: string) =>
    chooseDatabase(withDatabaseName(connection, 'postgres'), readSettings(env), named);
  await expect(choose({}, database)).rejects.toThrow('There is no database');
  await expect(choose({ LEAGUE: 'mlb' })).rejects.toThrow('There is no database called_shot_mlb on the server');
  const season = { LEAGUE: 'simulated', LEAGUE_SEED: '1', LEAGUE_OPENING_DAY: '1999-01-01' };
  await expect(choose(season)).rejects.toThrow('There is no database called_shot_simulated_1999_01_01_1');
});

test.each([
  [['users', 'frobnicate'], 'Unknown command "users frobnicate"'],
  [['users', 'rename', 'Ruth'], 'Usage: npm run admin -- users rename NAME NEW-NAME'],
  [['backup', 'extra'], 'Usage: npm run admin -- backup'],
  [['backup', '--force'], "Unknown option '--force'"],
])('the command line %j is refused', (args, message) => expect(() => parseCommand(args)).toThrow(message));

test('the help lists every command', () => {
  for (const { usage } of commands) expect(commandHelp()).toContain(`  ${usage} `);
});
