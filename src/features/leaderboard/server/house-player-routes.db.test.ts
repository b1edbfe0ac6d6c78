import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inventedForecast } from '#features/forecasts/server/testing/invented-forecast.ts';
import { forecasts } from '#features/forecasts/tables.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { addUsers, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { games } from '#platform/db/schema.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { housePlayersSchema } from '../contract.ts';
import { createHouseRecords } from './house-player-routes.ts';

const [away, home] = [110, 121];
const day = 86_400_000;
const opening = Date.parse('2026-07-01T17:00:00Z');
const db = await createTestDatabase();
const readHouseRecords = createHouseRecords(db);

/** Game `n`, a day after the one before it. */
function game(n: number, facts: Partial<PickableGame> = {}): PickableGame {
  const startsAt = opening + n * day;
  const officialDate = new Date(startsAt).toISOString().slice(0, 10);
  return pickable({ gamePk: 100 + n, startsAt, officialDate, leftPreviewAt: startsAt, phase: 'final', ...facts });
}

async function settle(stored: PickableGame, level = 1): Promise<void> {
  await putGame(db, stored);
  await db
    .update(games)
    .set({ level })
    .where(sql`game_pk = ${stored.gamePk}`);
  await settleGame(db, stored.gamePk, opening);
}

const storeForecast = (gamePk: number, homeWinProbability: number) =>
  db.insert(forecasts).values(inventedForecast(gamePk, { awayId: away, homeId: home, homeWinProbability }));

async function storeResult(gamePk: number, endedOn: string, homeRuns: number): Promise<void> {
  await db.execute(sql`
    insert into game_lines (game_pk, season, ended_on, away_id, home_id, away, home, read_at)
    values (${gamePk}, 2026, ${endedOn}, ${away}, ${home}, '{"runs": 3}', ${JSON.stringify({ runs: homeRuns })}::jsonb, now())`);
}

/** Correct and wrong picks of each house player. */
async function readRecords(): Promise<object> {
  const { players } = housePlayersSchema.parse(await readHouseRecords());
  return Object.fromEntries(players.map(({ id, correct, wrong }) => [id, [correct, wrong]]));
}

test('the house players have no pick before the first graded game', async () =>
  expect(await readRecords()).toMatchObject({ crowd: [0, 0], model: [0, 0], record: [0, 0], home: [0, 0] }));

test('the house players are graded by forecasts, crowds and results of earlier days, and again after a correction', async () => {
  const users = await addUsers(db, 3);
  const picked = [game(0), game(1), game(2), game(3)];
  for (const each of picked) {
    await putGame(db, { ...each, phase: 'open' });
    for (const [place, user] of users.entries()) await putPick(db, user, each, place < 2 ? home : away);
  }
  await storeForecast(100, 0.6);
  await storeForecast(101, 0.4);
  await storeResult(100, '2026-07-01', 5);
  await storeResult(101, '2026-07-02', 1);

  await settle(game(0, { winnerId: home }));
  await settle(game(1, { winnerId: away }));
  await settle(game(2, { winnerId: away }), 11);
  await settle(game(3, { phase: 'void' }));
  // the record of both clubs is equal before the third game, which is not a major-league game
  expect(await readRecords()).toMatchObject({ crowd: [1, 1], model: [2, 0], record: [0, 1], home: [1, 1] });

  await settle(game(1, { winnerId: home }));
  expect(await readRecords()).toMatchObject({ crowd: [2, 0], model: [1, 1], record: [1, 0], home: [2, 0] });
});
