import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { pickable } from '#domain/predictions/pickable.fixture.ts';
import type { PickableGame } from '#domain/predictions/model.ts';
import type { OpenDb } from '#server/db/open-db.ts';
import { openTestDb } from './testing/open-test-db.ts';
import { rebuildTallies } from './rebuild-tallies.ts';
import { settleGame } from './settle-game.ts';
import {
  addFans,
  countedScores,
  derivedRows,
  foldedTally,
  putGame,
  putPick,
  storedTally,
} from './testing/season-of-picks.ts';

let open: OpenDb;
beforeAll(async () => {
  open = await openTestDb();
});
afterAll(() => open.close());

const fanCount = 4;
let fans: number[] = [];
beforeEach(async () => {
  await open.db.execute(sql`truncate users, games cascade`);
  await open.db.execute(sql`truncate tallies, score_counts`);
  await open.db.execute(sql`update standings set week = '-infinity'`);
  fans = await addFans(open.db, fanCount);
});

const hour = 3_600_000;
const opening = Date.parse('2026-06-29T17:00:00Z');
const dayOf = (instant: number) => new Date(instant - 5 * hour).toISOString().slice(0, 10);

/** Game `n` of a short season: three a day, some at the same instant. */
function game(n: number, facts: Partial<PickableGame> = {}): PickableGame {
  const startsAt = opening + Math.floor(n / 3) * 24 * hour + (n % 3 === 2 ? hour : 0);
  return pickable({ gamePk: 100 + n, startsAt, officialDate: dayOf(startsAt), ...facts });
}

const states: Partial<PickableGame>[] = [
  { phase: 'final', winnerId: 121 },
  { phase: 'final', winnerId: 110 },
  { phase: 'final', winnerId: null },
  { phase: 'void' },
  { phase: 'live' },
  { phase: 'held', isAbandoned: true },
  { officialDate: '2026-09-01' },
  { phase: 'final', winnerId: 121, startsAt: opening + 50 * hour },
];

const history = fc.record({
  picks: fc.array(fc.tuple(fc.nat(fanCount - 1), fc.nat(14), fc.constantFrom(110, 121)), { maxLength: 40 }),
  results: fc.array(fc.tuple(fc.nat(14), fc.nat(states.length - 1)), { maxLength: 40 }),
});

async function expectFolded() {
  for (const fan of fans) expect(await storedTally(open.db, fan)).toEqual(await foldedTally(open.db, fan));
  const { stored, counted } = await countedScores(open.db);
  expect(stored).toEqual(counted);
}

describe('settlement', () => {
  it('keeps every number a fold of the picks, whatever arrives, is corrected or called off, in whatever order', async () => {
    await fc.assert(
      fc
        .asyncProperty(history, async ({ picks, results }) => {
          for (let n = 0; n < 15; n++) await putGame(open.db, game(n));
          for (const [fan, n, winner] of picks) await putPick(open.db, fans[fan] ?? 0, game(n), winner);
          for (const [n, state] of results) {
            await putGame(open.db, game(n, { leftPreviewAt: opening, ...states[state] }));
            await settleGame(open.db, 100 + n, opening);
          }
          await expectFolded();
          const before = await derivedRows(open.db);
          await rebuildTallies(open.db, opening);
          expect(await derivedRows(open.db)).toBe(before);
        })
        .beforeEach(async () => {
          await open.db.execute(sql`truncate predictions, receipts, games cascade`);
          await open.db.execute(sql`delete from tallies`);
          await open.db.execute(sql`truncate score_counts`);
          await open.db.execute(sql`update standings set week = '-infinity'`);
        }),
      { numRuns: 40 },
    );
  });
});
