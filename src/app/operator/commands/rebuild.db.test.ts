import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { addUsers, derivedRows, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { databaseName, openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/open-db.ts';
import { openServer } from '#platform/db/open-server.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';

const league = { seed: '1', openingDay: '2026-03-26' };
const opening = Date.parse('2026-06-29T17:00:00Z');
const day = 86_400_000;

/** Runs `work` on the league's database, with the server started before and stopped after it. */
async function inDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const server = await openServer({ databaseUrl: null, dataDir });
  const database = await openDatabase(server, databaseName({ kind: 'simulated', ...league }), () => undefined);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Five users and nine games in two weeks and two months, one of them canceled. */
async function playSeason(db: Db): Promise<string> {
  const users = await addUsers(db, 5);
  for (let n = 0; n < 9; n++) {
    const startsAt = opening + n * day;
    const game = pickable({ gamePk: 1 + n, startsAt, officialDate: new Date(startsAt).toISOString().slice(0, 10) });
    await putGame(db, game);
    for (const [index, user] of users.entries()) await putPick(db, user, game, (index * n) % 3 === 0 ? 110 : 121);
    const ended = n === 4 ? { phase: 'void' as const } : { phase: 'final' as const, winnerId: n % 2 === 0 ? 110 : 121 };
    await putGame(db, { ...game, ...ended });
    await settleGame(db, game.gamePk, startsAt);
  }
  return derivedRows(db);
}

async function deleteDerivedData(db: Db): Promise<string> {
  await db.execute(sql`truncate tallies`);
  await db.execute(sql`update picks set streak_before = null, streak_after = null, longest_before = null, bases = 1`);
  return derivedRows(db);
}

/** Runs `npm run admin -- rebuild-tallies --yes`; returns its output. */
async function runCommand(dataDir: string): Promise<string> {
  const settings = { DATA_DIR: dataDir, LEAGUE: 'simulated', LEAGUE_SEED: league.seed };
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'admin', 'rebuild-tallies', '--yes'], {
    cwd: join(import.meta.dirname, '..', '..', '..', '..'),
    env: { PATH: process.env.PATH, LEAGUE_OPENING_DAY: league.openingDay, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect([code, output]).toEqual([0, expect.stringContaining('rebuilt')]);
  return output;
}

test('the command recomputes all derived data, byte for byte', async () => {
  const dataDir = createTestFolder();
  const before = await inDatabase(dataDir, playSeason);
  expect(before.split('\n')).toHaveLength(5 * 9 + 5);
  expect(await inDatabase(dataDir, deleteDerivedData)).not.toBe(before);
  expect(await runCommand(dataDir)).toContain('called_shot_simulated_2026_03_26_1');
  expect(await inDatabase(dataDir, derivedRows)).toBe(before);
}, 120_000);
