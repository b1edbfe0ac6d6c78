import { beforeAll, describe, expect, test } from 'vitest';
import type { GameCard } from '#domain/game/game-card.ts';
import type { Phase } from '#domain/game/model.ts';
import { inventedCard } from '#domain/game/testing/invented-card.ts';
import type { Db } from '#server/db/open-db.ts';
import { gameEvents } from '#server/db/schema.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { recordGame } from './record-game.ts';

const firstPitch = Date.parse('2026-07-18T23:10:00Z');
const minute = 60_000;

const card = (gamePk: number, phase: Phase, startsAt = firstPitch, officialDate = '2026-07-18') =>
  inventedCard({
    gamePk,
    officialDate,
    startsAt,
    status: { phase, words: '', detail: null, reason: null, startTimeTbd: false },
  });

let db: Db;
beforeAll(async () => {
  db = await createTestDatabase();
});

const look = (seen: GameCard, minutes: number, age = 0) => {
  const now = firstPitch + minutes * minute;
  return recordGame(db, { card: seen, asOf: now - age, now });
};

describe('a look at a game', () => {
  test('is remembered, and passed over when it is older than the newest', async () => {
    await look(card(1, 'open'), -60);
    await look(card(1, 'live'), 0);
    const late = await look(card(1, 'open'), 1, 5 * minute);
    expect(late).toMatchObject({ phase: 'live', leftPreviewAt: firstPitch });
  });

  test('keeps what several see at once as one', async () => {
    const seen = await Promise.all(Array.from({ length: 6 }, () => look(card(2, 'open'), -60)));
    expect(new Set(seen.map((game) => JSON.stringify(game))).size).toBe(1);
  });

  test('notes a start that is put off and a move to another day, once each', async () => {
    await look(card(3, 'open'), -120);
    await look(card(3, 'open', firstPitch + 30 * minute), -60);
    await look(card(3, 'open', firstPitch + 30 * minute), -59);
    const moved = await look(card(3, 'open', Date.parse('2026-08-04T17:05:00Z'), '2026-08-04'), -50);
    const notes = await db.select().from(gameEvents);
    expect(notes.filter(({ gamePk }) => gamePk === 3).map(({ kind }) => kind)).toEqual(['delayed', 'moved']);
    expect(moved).toMatchObject({ officialDate: '2026-08-04', locksAt: Date.parse('2026-08-04T16:55:00Z') });
  });
});
