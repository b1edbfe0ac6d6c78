import { beforeAll, expect, test } from 'vitest';
import { hideTally } from '#features/settlement/server/change-tally.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { addUsers, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { createClock } from '#platform/jobs/clock.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createLeaderboards } from './leaderboards.ts';

const db = await createTestDatabase();
const now = Date.parse('2026-07-16T23:00:00Z');
const clock = createClock({ realStart: 0, leagueStart: now, speed: 1 }, () => 0);
const openBoards = () => createLeaderboards({ db, clock, realNow: () => 0 });

/** Sunday of last week, and Tuesday and Wednesday of this one. */
const [sunday, tuesday, wednesday] = ['2026-07-12', '2026-07-14', '2026-07-15'] as const;

const gameOf = (gamePk: number, officialDate: string, facts: Partial<PickableGame> = {}): PickableGame => {
  const startsAt = Date.parse(`${officialDate}T20:00:00Z`) + gamePk * 1000;
  return pickable({ gamePk, officialDate, startsAt, ...facts });
};

async function play(game: PickableGame, callers: readonly number[], losers: readonly number[] = []): Promise<void> {
  await putGame(db, game);
  for (const id of callers) await putPick(db, id, game, game.homeId);
  for (const id of losers) await putPick(db, id, game, game.awayId);
  await putGame(db, { ...game, phase: 'final', winnerId: game.homeId });
  await settleGame(db, game.gamePk, now);
}

let [ann, bob, cal, dee, newcomer, spectator] = [0, 0, 0, 0, 0, 0];

beforeAll(async () => {
  [ann = 0, bob = 0, cal = 0, dee = 0, newcomer = 0, spectator = 0] = await addUsers(db, 70);
  await play(gameOf(1, sunday), [ann, bob, cal, dee]);
  await play(gameOf(2, sunday), [ann, bob], [cal, dee]);
  await play(gameOf(3, sunday), [ann], [bob]);
  await play(gameOf(4, tuesday), [newcomer, cal]);
});

test('the week opens first for a user without a graded pick of an earlier week, otherwise the season', async () => {
  const periodFor = async (userId: number | null) => (await openBoards().page({}, userId)).period;
  expect([await periodFor(newcomer), await periodFor(spectator)]).toEqual(['week', 'week']);
  expect([await periodFor(ann), await periodFor(cal), await periodFor(null)]).toEqual(['season', 'season', 'season']);
  expect((await openBoards().page({ period: 'month' }, newcomer)).period).toBe('month');
  expect((await openBoards().page({ around: 'fan004' }, newcomer)).period).toBe('season');
});

test('the week has the first three of last week, with shared ranks', async () => {
  const { lastWeek } = await openBoards().page({ period: 'week' }, null);
  const row = (rank: number, username: string, totalScore: number) => ({ rank, username, totalScore, profilePic: '1' });
  expect(lastWeek).toEqual({
    monday: '2026-07-06',
    rows: [row(1, 'fan000', 6), row(2, 'fan001', 3), row(3, 'fan002', 1)],
  });
  expect((await openBoards().page({ period: 'season' }, null)).lastWeek).toBeNull();
});

test('a user who is hidden leaves the first three of last week at once, and the next one follows', async () => {
  const boards = openBoards();
  const podium = async () =>
    (await boards.page({ period: 'week' }, null)).lastWeek?.rows.map(({ username }) => username);
  expect(await podium()).toEqual(['fan000', 'fan001', 'fan002']);
  await db.transaction((tx) => hideTally(tx, bob, true));
  expect(await podium()).toEqual(['fan000', 'fan002', 'fan003']);
  await db.transaction((tx) => hideTally(tx, bob, false));
  expect(await podium()).toEqual(['fan000', 'fan001', 'fan002']);
});

test('a game that has ended and is not settled hides all places, until it is settled', async () => {
  const game = gameOf(5, wednesday);
  await putGame(db, game);
  expect(await openBoards().page({ period: 'season' }, ann)).toMatchObject({ isCounting: false, own: { rank: 1 } });
  await putPick(db, ann, game, game.homeId);
  const ended = { ...game, phase: 'final', winnerId: game.homeId } as const;
  await putGame(db, ended, 'due');
  const boards = openBoards();
  const counting = await boards.page({ period: 'week' }, cal);
  expect(counting).toMatchObject({ isCounting: true, lastWeek: null, own: { rank: null, movement: null } });
  expect(counting.rows.map(({ rank }) => rank)).toEqual(counting.rows.map(() => null));
  await settleGame(db, 5, now);
  expect(await boards.page({ period: 'week' }, cal)).toMatchObject({ isCounting: false, own: { rank: 2 } });
});

test('a game without picks does not count', async () => {
  await putGame(db, gameOf(6, wednesday, { phase: 'final', winnerId: 9002 }), 'due');
  expect((await openBoards().page({}, null)).isCounting).toBe(false);
});

test('a user on another page has the own row with three rows above and below', async () => {
  const ids = (await addUsers(db, 60, 'late')).toSorted((one, other) => one - other);
  await play(gameOf(7, wednesday), ids, []);
  const page = await openBoards().page({ period: 'week' }, ids[57] ?? 0);
  expect(page.rows).toHaveLength(50);
  const near = ['late054', 'late055', 'late056', 'late057', 'late058', 'late059'];
  expect(page.neighbors.map(({ username }) => username)).toEqual(near);
  expect((await openBoards().page({ period: 'week' }, ann)).neighbors).toEqual([]);
});
