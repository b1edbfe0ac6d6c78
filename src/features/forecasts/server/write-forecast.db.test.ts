import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { winProbabilitySchema } from '#features/games/contract.ts';
import { putGame } from '#features/settlement/server/testing/season-of-picks.ts';
import { games } from '#platform/db/schema.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { forecasts } from '../tables.ts';
import { type ForecastRow, readShownForecasts, writeForecast } from './read-forecast.ts';
import { inventedForecast } from './testing/invented-forecast.ts';

const db = await createTestDatabase();
const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2031, 5, 1, 16);

async function deleteAll(): Promise<void> {
  for (const table of [forecasts, games]) await db.delete(table);
}

/** A forecast that was made a minute before the lock. */
const rowOf = (gamePk: number): ForecastRow =>
  inventedForecast(gamePk, { locksAt: new Date(start), madeAt: new Date(start - minute) });

describe('the statement that stores a forecast', () => {
  const row = (more: Partial<ForecastRow> = {}): ForecastRow => ({ ...rowOf(1), ...more });
  const late = new Date(start);
  const nextDay = { officialDate: '2031-06-02', locksAt: new Date(start + day) };

  test.each<[string, Partial<ForecastRow> | null, Partial<ForecastRow>, boolean]>([
    ['before the lock', null, {}, true],
    ['at the lock', null, { madeAt: late }, false],
    ['before a lock that is not known', null, { locksAt: null, madeAt: late }, true],
    ['again before the lock', {}, { homeWinProbability: 0.6 }, true],
    [
      'after the lock of the stored one, although the start is delayed',
      {},
      { locksAt: nextDay.locksAt, madeAt: late },
      false,
    ],
    ['after the lock, for the new date of a moved game', {}, { ...nextDay, madeAt: late }, true],
  ])('%s', async (_, before, after, isStored) => {
    await deleteAll();
    if (before) expect(await writeForecast(db, row(before))).toBe(true);
    const changed = row({ homeWinProbability: 0.7, ...after });
    expect(await writeForecast(db, changed)).toBe(isStored);
    const stored = await db.select().from(forecasts);
    expect(stored.map(({ earlier: _earlier, ...facts }) => facts)).toEqual(
      isStored ? [changed] : before ? [row(before)] : [],
    );
  });

  test('keeps what it replaces for two days, for viewers who see an earlier instant', async () => {
    await deleteAll();
    const times = [-9, -3, -2, -1].map((days) => start + days * day);
    for (const [place, madeAt] of times.entries())
      await writeForecast(db, row({ madeAt: new Date(madeAt), homeWinProbability: place / 10 }));
    const shownAt = async (instant: number | null, hidden: Viewer['hidden'] = null) => {
      const shown = await readShownForecasts(db, [1], { viewer: { instant, hidden }, now: start });
      return shown.get(1)?.homeWinProbability;
    };
    const [first = 0, second = 0, third = 0, last = 0] = times;
    expect([await shownAt(null), await shownAt(last), await shownAt(last - 1), await shownAt(third)]).toEqual([
      0.3, 0.3, 0.2, 0.2,
    ]);
    // replaced less than two days before the last one
    expect([await shownAt(third - 1), await shownAt(second), await shownAt(first)]).toEqual([0.1, 0.1, undefined]);
  });

  test.each([
    ['2031-06-01', [], undefined],
    ['2031-06-01', ['form'], 0.5],
    ['2031-05-31', [], undefined],
    ['2031-05-30', [], 0.5],
  ])('is not shown for %s while it counts hidden results (opened: %j)', async (officialDate, opened, shown) => {
    await deleteAll();
    await writeForecast(db, row({ officialDate }));
    const viewer: Viewer = { instant: null, hidden: { teams: [9003], opened } };
    expect((await readShownForecasts(db, [1], { viewer, now: start })).get(1)?.homeWinProbability).toBe(shown);
  });

  test('follows the lock of the picks, which can be earlier', async () => {
    await deleteAll();
    const locked = pickable({ gamePk: 1, officialDate: '2031-06-01', locksAt: start - 2 * minute });
    await putGame(db, locked);
    expect([await writeForecast(db, row()), await writeForecast(db, row(nextDay))]).toEqual([false, true]);
  });
});

test('the win probability of a live game starts from its forecast, and that of the situation is beside it', async () => {
  await deleteAll();
  const parts = { homePart: Math.log(1.5), clubsPart: 0, startersPart: 0, runEnvironment: 0, homeWinProbability: 0.6 };
  expect(await writeForecast(db, { ...rowOf(7), ...parts })).toBe(true);
  const read = async () => {
    const { app, upstream } = await startTestApp({ db });
    upstream.plays = 3;
    return winProbabilitySchema.parse((await app.inject('/api/games/7/win-probability')).json());
  };
  const joined = await read();
  await db.delete(forecasts);
  const alone = await read();
  expect([joined.start, alone.start]).toEqual([600, 532]);
  expect([joined.situationOnly, alone.situationOnly]).toEqual([alone.halves, null]);
  const [first = 0] = joined.halves[0]?.chances ?? [];
  expect(first - (alone.halves[0]?.chances[0] ?? 0)).toBeGreaterThan(40);
});
