import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { onAccountDeletion, onClubChange } from '#features/accounts/server/user-record.ts';
import { deleteUser, updateUser } from '#features/accounts/server/user-record.ts';
import { onGameFinal, recordGame } from '#features/picks/server/record-game.ts';
import { onPicksGraded, settleGame } from '#features/settlement/server/settle-game.ts';
import { addUsers, putGame, putPicks } from '#features/settlement/server/testing/season-of-picks.ts';
import { webhookJob } from '#features/webhooks/server/webhook-jobs.ts';
import { createTransactionSteps, type TransactionSteps } from '#platform/db/transaction-steps.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { createTestQueue } from '#platform/jobs/testing/open-test-jobs.ts';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { accountDeletionSteps, clubChangeSteps, gameFinalSteps, gradedPickSteps, registerSteps } from './features.ts';

const db = await createTestDatabase();
await createTestQueue(db, webhookJob);
const [userId = 0] = await addUsers(db, 1);
const id = markAuthorized(userId);
const game = pickable({ gamePk: 1 });
await putGame(db, game);
await putPicks(db, [[userId, game, game.homeId]]);
await putGame(db, { ...game, phase: 'final', winnerId: game.homeId });
await settleGame(db, 1, 0);
await updateUser(db, id, { favorite_team: 121 }, '2026-05-01');
await db.execute(sql`
  with made as (insert into private_leagues (name, code, created_at) values ('One', 'CODE', now()) returning id)
  insert into private_league_members (league_id, user_id, joined_at, is_admin) select id, ${userId}, now(), true from made`);
await db.execute(sql`
  insert into webhooks (user_id, url, secret, sends_finals, sends_grades, created_at)
  values (${userId}, 'https://receiver.example/', 'secret'::bytea, true, true, now())`);
const open = pickable({ gamePk: 2 });
await putGame(db, open);
await putPicks(db, [[userId, open, open.homeId]]);

afterEach(registerSteps);

/** Every row of the product. */
async function readEverything(): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  );
  const tables = [];
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const read = await db.execute(sql`select t::text as row from ${table} t order by t::text`);
    tables.push({ name, rows: read.rows });
  }
  return JSON.stringify(tables);
}

const final = inventedCard({
  gamePk: 2,
  startsAt: open.startsAt ?? 0,
  status: { phase: 'final', text: '', detail: null, reason: null, startTimeTbd: false },
  teams: { away: inventedClub(open.awayId, 1), home: inventedClub(open.homeId, 2) },
});

const endGame = () => recordGame(db, { card: final, asOf: open.startsAt ?? 0, now: open.startsAt ?? 0, level: 1 });

/** Acts once for each step, which fails after its work, and expects that nothing has changed; then acts without a failure. */
async function failAtEach<Details extends readonly unknown[]>(
  event: TransactionSteps<Details>,
  steps: Parameters<TransactionSteps<Details>['register']>[0],
  act: () => Promise<unknown>,
): Promise<void> {
  expect(steps.length).toBeGreaterThan(0);
  const before = await readEverything();
  for (const failing of steps) {
    event.register(
      steps.map((step) => async (tx, ...details) => {
        await step(tx, ...details);
        if (step === failing) throw new Error('The step fails');
      }),
    );
    await expect(act()).rejects.toThrow('The step fails');
    expect(await readEverything()).toBe(before);
  }
  registerSteps();
  await act();
  expect(await readEverything()).not.toBe(before);
}

test('a change of the club leaves nothing half done when a step fails', () =>
  failAtEach(onClubChange, clubChangeSteps, () =>
    updateUser(db, id, { favorite_team: 147, profilePic: '3' }, '2026-05-09'),
  ));

test('a final game leaves nothing half done when a step fails', () => failAtEach(onGameFinal, gameFinalSteps, endGame));

test('the grades of a corrected game leave nothing half done when a step fails', async () => {
  await db.execute(sql`update games set winner_id = away_id where game_pk = 1`);
  await failAtEach(onPicksGraded, gradedPickSteps, () => settleGame(db, 1, 0));
});

test('a deleted account leaves nothing half done when a step fails', () =>
  failAtEach(onAccountDeletion, accountDeletionSteps, () => deleteUser(db, id, 0)));

test('steps that are not registered stop the transaction', async () => {
  const steps = createTransactionSteps('an event');
  await expect(db.transaction((tx) => steps.run(tx))).rejects.toThrow('Not registered: the steps of an event');
  steps.register([]);
  await expect(db.transaction((tx) => steps.run(tx))).resolves.toBeUndefined();
});
