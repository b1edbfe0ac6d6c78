import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deleteUser } from '#features/accounts/server/user-record.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { hideTally, rebuildTallies } from './change-tally.ts';
import { settleGame } from './settle-game.ts';
import { foldedSkills, storedSkills } from './testing/folded-skill.ts';
import {
  addUsers,
  foldedTallies,
  storedTallies,
  derivedRows,
  putGame,
  putPick,
  putPicks,
} from './testing/season-of-picks.ts';

const [away, home] = [110, 121];
const day = 86_400_000;
const opening = Date.parse('2026-06-29T17:00:00Z');
const gameCount = 6;
/** the users whose picks are random; the others are the crowd, which picks every game */
const randomUsers = 4;
const crowdSize = 20;

const db = await createTestDatabase();
let userIds: number[] = [];

/** Game `n`, a day after the one before it, the last two after `rest` days. */
function game(n: number, rest = 0, facts: Partial<PickableGame> = {}): PickableGame {
  const startsAt = opening + (n + (n < gameCount - 2 ? 0 : rest)) * day;
  const officialDate = new Date(startsAt).toISOString().slice(0, 10);
  return pickable({ gamePk: 100 + n, startsAt, officialDate, leftPreviewAt: startsAt, ...facts });
}

async function startSeason(rest = 0, crowd = crowdSize, count = gameCount): Promise<void> {
  await db.execute(
    sql`truncate users, sessions, games, game_crowds, game_events, pick_events, picks, past_skills, tallies cascade`,
  );
  await db.execute(sql`update leaderboard_state set week = '-infinity', season = '-infinity'`);
  userIds = await addUsers(db, randomUsers + crowd);
  for (let n = 0; n < count; n++) {
    await putGame(db, { ...game(n, rest), phase: 'open', leftPreviewAt: null });
    const crowdOf = userIds.slice(randomUsers);
    await putPicks(
      db,
      crowdOf.map((userId, index) => [userId, game(n, rest), (index * 7 + n) % 10 < 6 ? home : away]),
    );
  }
}

async function settle(n: number, rest: number, facts: Partial<PickableGame>): Promise<void> {
  await putGame(db, game(n, rest, facts));
  await settleGame(db, 100 + n, opening);
}

async function expectSkillsOfDomain(): Promise<void> {
  expect([await storedSkills(db), await storedTallies(db)]).toEqual([await foldedSkills(db), await foldedTallies(db)]);
}

/** Grades the picks of the first games without a settlement, for the rebuild. The home team wins two of three. */
async function gradeGames(count: number): Promise<void> {
  await db.execute(sql`
    update games set phase = 'final', left_preview_at = starts_at, settlement = 'done', settled_pitch_at = starts_at,
      winner_id = case when game_pk % 3 = 0 then away_id else home_id end
    where game_pk < ${100 + count}`);
  await db.execute(sql`
    update picks p set outcome = case p.winner_id when g.winner_id then 'correct' else 'wrong' end
    from games g where g.game_pk = p.game_pk and g.phase = 'final'`);
  await db.execute(sql`
    insert into game_crowds (game_pk, official_date, away, home)
    select game_pk, official_date, count(*) filter (where winner_id = ${away}), count(*) filter (where winner_id = ${home})
    from picks where outcome is not null group by 1, 2`);
  await db.execute(sql`
    update leaderboard_state set week = date_trunc('week', latest), season = date_trunc('year', latest)
    from (select max(official_date)::timestamp as latest from games where phase = 'final')`);
}

const homeWins = { phase: 'final', winnerId: home } as const;
const awayWins = { phase: 'final', winnerId: away } as const;
const states: Partial<PickableGame>[] = [homeWins, awayWins, { phase: 'final', winnerId: null }, { phase: 'void' }];

const history = fc.record({
  picks: fc.array(fc.tuple(fc.nat(randomUsers - 1), fc.nat(gameCount - 1), fc.constantFrom(away, home)), {
    maxLength: 20,
  }),
  results: fc.array(fc.tuple(fc.nat(gameCount - 1), fc.nat(states.length - 1)), { maxLength: 15 }),
});

describe('the stored skill', () => {
  test.each([
    { seasons: 'one season', rest: 0 },
    { seasons: 'two seasons', rest: 270 },
  ])(
    'of $seasons equals that of the domain after results and corrections in any order',
    { timeout: 120_000 },
    async ({ rest }) =>
      await fc.assert(
        fc
          .asyncProperty(history, async ({ picks, results }) => {
            await putPicks(
              db,
              picks.map(([user, n, winner]) => [userIds[user] ?? 0, game(n, rest), winner]),
            );
            for (const [n, state] of results) await settle(n, rest, states[state] ?? {});
            await expectSkillsOfDomain();
            const before = await derivedRows(db);
            await rebuildTallies(db, opening);
            expect(await derivedRows(db)).toBe(before);
          })
          .beforeEach(() => startSeason(rest)),
        { numRuns: 4 },
      ),
  );

  test('is that of the date for which the game was played, also after the game has moved', async () => {
    await startSeason();
    await putPick(db, userIds[0] ?? 0, game(0), home);
    await settle(0, 0, homeWins);
    expect((await storedSkills(db)).size).toBe(crowdSize + 1);
    await settle(0, 0, { ...homeWins, officialDate: '2026-09-01' });
    expect((await storedSkills(db)).size).toBe(0);
    await settle(0, 0, awayWins);
    await expectSkillsOfDomain();
  });

  test('does not change when a user of the crowd is deleted or hidden, who leaves the boards', async () => {
    await startSeason(270);
    for (const n of [0, 1, 4]) await settle(n, 270, homeWins);
    const before = await storedSkills(db);
    const [, , , , deleted = 0, hidden = 0] = userIds;
    await deleteUser(db, markAuthorized(deleted), Date.now());
    await db.transaction((tx) => hideTally(tx, hidden, true));
    before.delete(deleted);
    expect(await storedSkills(db)).toEqual(before);
    await settle(1, 270, awayWins);
    await settle(1, 270, homeWins);
    expect([await storedSkills(db), await storedTallies(db)]).toEqual([before, await foldedTallies(db)]);
  });

  test('has a score on the boards from two hundred picks on', async () => {
    const [rest, crowd, count] = [270, 21, 205];
    await startSeason(rest, crowd, count);
    await gradeGames(count - 2);
    await rebuildTallies(db, opening);
    const user = userIds[4] ?? 0;
    expect((await foldedSkills(db)).get(user)?.[2]).toMatchObject({ season: 2027, picks: 199, score: null });
    await expectSkillsOfDomain();
    for (const n of [count - 2, count - 1]) await settle(n, rest, homeWins);
    expect((await storedSkills(db)).get(user)?.[2]).toMatchObject({ picks: 201, score: expect.any(Number) });
    await expectSkillsOfDomain();
  });
});
