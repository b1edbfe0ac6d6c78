import { describe, expect, test } from 'vitest';
import type { GameCard } from '#domain/game/game-card.ts';
import type { Phase } from '#domain/game/model.ts';
import { inventedCard } from '#domain/game/testing/invented-card.ts';
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
    status: { phase, text: '', detail: null, reason: null, startTimeTbd: false },
  });

const db = await createTestDatabase();
const record = (seen: GameCard, minutes: number, age = 0) => {
  const now = firstPitch + minutes * minute;
  return recordGame(db, { card: seen, asOf: now - age, now });
};

describe('recordGame', () => {
  test('ignores a reading older than the stored one', async () => {
    await record(card(1, 'open'), -60);
    await record(card(1, 'live'), 0);
    const late = await record(card(1, 'open'), 1, 5 * minute);
    expect(late).toMatchObject({ phase: 'live', leftPreviewAt: firstPitch });
  });

  test('stores concurrent equal readings once', async () => {
    const seen = await Promise.all(Array.from({ length: 6 }, () => record(card(2, 'open'), -60)));
    expect(new Set(seen.map((game) => JSON.stringify(game))).size).toBe(1);
  });

  test('stores one event for a delay and one for a move to another date', async () => {
    await record(card(3, 'open'), -120);
    await record(card(3, 'open', firstPitch + 30 * minute), -60);
    await record(card(3, 'open', firstPitch + 30 * minute), -59);
    const moved = await record(card(3, 'open', Date.parse('2026-08-04T17:05:00Z'), '2026-08-04'), -50);
    const events = await db.select().from(gameEvents);
    expect(events.filter(({ gamePk }) => gamePk === 3).map(({ kind }) => kind)).toEqual(['delayed', 'moved']);
    expect(moved).toMatchObject({ officialDate: '2026-08-04', locksAt: Date.parse('2026-08-04T16:55:00Z') });
  });
});
