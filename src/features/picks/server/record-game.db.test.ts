import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { gameEvents, games } from '#platform/db/schema.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Phase } from '#rules/baseball/game/model.ts';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
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
    expect(await record(card(1, 'open'), 1, 5 * minute)).toMatchObject({ phase: 'live', leftPreviewAt: firstPitch });
  });

  test('stores concurrent equal readings once', async () => {
    const seen = await Promise.all(Array.from({ length: 6 }, () => record(card(2, 'open'), -60)));
    expect(new Set(seen.map((game) => JSON.stringify(game))).size).toBe(1);
  });

  test('stores an event for a game that does not count any more', async () => {
    const noPicksReason = 'Exhibition games don’t count.';
    await record(card(4, 'open'), -120);
    await record({ ...card(4, 'open'), noPicksReason }, -60);
    expect(await record({ ...card(4, 'open'), noPicksReason }, -59)).toMatchObject({ noPicksReason });
    expect((await db.select().from(gameEvents)).filter(({ gamePk }) => gamePk === 4)).toMatchObject([
      { kind: 'ineligible', detail: { reason: noPicksReason } },
    ]);
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

describe('the stored row of a game', () => {
  const final = (gamePk: number, away: number, home: number) => ({
    ...card(gamePk, 'final'),
    teams: { away: inventedClub(110, away), home: inventedClub(121, home) },
  });
  const rowOf = async (gamePk: number) => (await db.select().from(games).where(eq(games.gamePk, gamePk)))[0];
  const eventsOf = async (gamePk: number) =>
    (await db.select().from(gameEvents).where(eq(gameEvents.gamePk, gamePk))).map(({ kind, detail }) => [kind, detail]);

  test('is due when its picks are decided, and again after a correction', async () => {
    await record(card(10, 'open'), -60);
    await record(card(10, 'live'), 0);
    expect(await rowOf(10)).toMatchObject({ settlement: 'open', phase: 'live' });
    await record(final(10, 2, 3), 180);
    expect(await rowOf(10)).toMatchObject({
      settlement: 'due',
      winnerId: 121,
      seenAt: new Date(firstPitch + 180 * minute),
    });
    await db.update(games).set({ settlement: 'done' }).where(eq(games.gamePk, 10));
    await record(final(10, 2, 3), 190);
    expect(await rowOf(10)).toMatchObject({ settlement: 'done' });
    await record(final(10, 4, 3), 200);
    expect(await rowOf(10)).toMatchObject({ settlement: 'due', winnerId: 110 });
  });

  test('is due when a decided game is no longer decided, when it moves, and when it is first read after its end', async () => {
    await record(card(11, 'void'), -60);
    await db.update(games).set({ settlement: 'done' }).where(eq(games.gamePk, 11));
    await record(card(11, 'open'), -50);
    expect(await rowOf(11)).toMatchObject({ settlement: 'due', phase: 'open' });
    await record(card(12, 'open'), -60);
    await record(card(12, 'open', firstPitch + 24 * 60 * minute, '2026-07-19'), -50);
    expect(await rowOf(12)).toMatchObject({ settlement: 'due', officialDate: '2026-07-19' });
    await record(final(13, 2, 3), 180);
    expect(await rowOf(13)).toMatchObject({ settlement: 'due' });
    await record(card(14, 'open'), -60);
    await record(card(14, 'open', firstPitch + 30 * minute), -50);
    expect(await rowOf(14)).toMatchObject({ settlement: 'open' });
  });

  test('has an event with the old and the new value of a delay and of a move, and none of another change', async () => {
    const late = firstPitch + 30 * minute;
    await record(card(15, 'open'), -60);
    await record(card(15, 'open', late), -50);
    await record(card(15, 'live', late + minute), 30);
    await record(final(15, 2, 3), 180);
    expect(await eventsOf(15)).toEqual([['delayed', { from: firstPitch, to: late }]]);
    await record(card(16, 'open'), -60);
    await record(card(16, 'open', firstPitch + 24 * 60 * minute, '2026-07-19'), -50);
    expect(await eventsOf(16)).toEqual([['moved', { from: '2026-07-18', to: '2026-07-19' }]]);
  });

  test('gets its level as soon as it is known, and retains it', async () => {
    const at = { asOf: firstPitch, now: firstPitch };
    await recordGame(db, { card: card(17, 'live'), ...at });
    expect(await rowOf(17)).toMatchObject({ level: null, settlement: 'open' });
    await recordGame(db, { card: card(17, 'live'), ...at, level: 11 });
    expect(await rowOf(17)).toMatchObject({ level: 11, settlement: 'open' });
    await recordGame(db, { card: final(17, 1, 2), ...at });
    expect(await rowOf(17)).toMatchObject({ level: 11, phase: 'final' });
  });

  test('gets new names of clubs with the next change, but not those of an incomplete card', async () => {
    const named = (seen: GameCard, shortName: string) => {
      const { away, home } = seen.teams;
      return { ...seen, teams: { away: { ...away, shortName }, home: { ...home, shortName: `${shortName} home` } } };
    };
    await record(named(card(18, 'open'), 'Otters'), -60);
    await record(named(card(18, 'live'), 'Herons'), 0);
    expect(await rowOf(18)).toMatchObject({ awayName: 'Herons', homeName: 'Herons home' });
    const incomplete = { ...named(card(18, 'unknown'), 'TBD') };
    incomplete.status = { ...incomplete.status, detail: 'missing' };
    await recordGame(db, { card: incomplete, asOf: firstPitch + minute, now: firstPitch + minute, level: 11 });
    expect(await rowOf(18)).toMatchObject({ awayName: 'Herons', homeName: 'Herons home', level: 11, phase: 'live' });
  });
});
