import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { manualTime } from '#app/testing/manual-time.ts';
import { recordGame } from '#features/picks/server/record-game.ts';
import { pickEvents } from '#features/picks/tables.ts';
import { games, picks, users } from '#platform/db/schema.ts';
import { createClock } from '#platform/jobs/clock.ts';
import { createStatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readGameCard } from '#sources/statsapi/schedule/read-schedule.ts';
import { startInventedUpstream, final as finished } from '#sources/statsapi/testing/invented-upstream.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { followResults } from './result-follower.ts';
import { addUsers, putPick, storedTally } from './testing/season-of-picks.ts';

const db = await createTestDatabase();
const [away, home] = [9001, 9002];
const minute = 60_000;

const club = (id: number, score: number) => ({ team: { id, name: `Invented ${id}`, teamName: `Team ${id}` }, score });
const final = (awayScore: number, homeScore: number) => ({
  status: finished,
  teams: { away: club(away, awayScore), home: club(home, homeScore) },
});
const suspended = { status: { abstractGameState: 'Live', detailedState: 'Suspended: Rain', statusCode: 'TR' } };

/** The tests call `run` directly. */
const neverRun = () => () => {};

/** Starts a follower with one user, with picks of the home club in games 7 and 8, both live. */
async function startFollower() {
  await db.delete(picks);
  await db.delete(pickEvents);
  await db.delete(games);
  await db.delete(users);
  const upstream = await startInventedUpstream();
  const time = manualTime();
  const clock = createClock({ realStart: time.now(), leagueStart: Date.UTC(2031, 5, 1, 19), speed: 1 }, time.now);
  const client = createStatsApiClient({
    baseUrl: upstream.url,
    clock,
    log: { warn: () => {} },
    requestsPerSecond: 1000,
    timing: { now: time.now, sleep: async () => {}, random: () => 0.5, deadline: (ms) => AbortSignal.timeout(ms) },
  });
  const [userId = 0] = await addUsers(db, 1);
  upstream.live = [7, 8];
  for (const gamePk of [7, 8]) {
    const { value: card, asOf } = await readGameCard(client, gamePk);
    if (card === null) throw new Error(`No game ${gamePk}`);
    await putPick(db, userId, await recordGame(db, { card, asOf, now: clock.now() }), home);
  }
  const messages: string[] = [];
  const log = { error: (_: object, message: string) => messages.push(message) };
  const follower = followResults({ db, client, clock, after: neverRun, log });
  onTestFinished(() => follower.stop());
  upstream.requests.length = 0;
  const wait = (ms: number) => time.pass(ms);
  return { upstream, follower, userId, wait, messages };
}

const outcomes = async () => (await db.select().from(picks).orderBy(picks.gamePk)).map(({ outcome }) => outcome);

test('final games are settled with one request for their day, and their level is stored', async () => {
  const { upstream, follower, userId } = await startFollower();
  upstream.changes = { 7: final(3, 5), 8: final(2, 1) };
  expect(new Set(await follower.run())).toEqual(new Set([7, 8]));
  expect(upstream.requests).toHaveLength(1);
  expect(await outcomes()).toEqual(['correct', 'wrong']);
  expect(await storedTally(db, userId)).toMatchObject({ totalScore: 1, longestStreak: 1, correct: 1, wrong: 1 });
  const [row] = await db.select().from(games).where(eq(games.gamePk, 7));
  expect(row?.level).toBe(1);
});

test('a day is refreshed every minute during its games, and less often when all are settled', async () => {
  const { upstream, follower, wait } = await startFollower();
  await follower.run();
  await follower.run();
  expect(upstream.requests).toHaveLength(1);
  upstream.changes = { 7: final(3, 5), 8: final(2, 1) };
  wait(minute);
  expect(await follower.run()).toHaveLength(2);
  expect(upstream.requests).toHaveLength(2);
  wait(minute);
  await follower.run();
  expect(upstream.requests).toHaveLength(2);
  wait(10 * minute);
  await follower.run();
  expect(upstream.requests).toHaveLength(3);
});

test('a corrected result is graded again', async () => {
  const { upstream, follower, userId, wait } = await startFollower();
  upstream.changes = { 7: final(3, 5), 8: final(2, 1) };
  await follower.run();
  upstream.changes = { 7: final(6, 5), 8: final(2, 1) };
  wait(11 * minute);
  expect([await follower.run(), await outcomes()]).toEqual([[7], ['wrong', 'wrong']]);
  expect(await storedTally(db, userId)).toMatchObject({ totalScore: 0, longestStreak: 0, correct: 0, wrong: 2 });
});

test('a correction that does not change the winner grades nothing', async () => {
  const { upstream, follower, userId, wait } = await startFollower();
  upstream.changes = { 7: final(3, 5), 8: final(2, 1) };
  await follower.run();
  const before = await storedTally(db, userId);
  upstream.changes = { 7: final(4, 6), 8: final(2, 0) };
  wait(11 * minute);
  expect([await follower.run(), await outcomes()]).toEqual([[], ['correct', 'wrong']]);
  expect(await storedTally(db, userId)).toEqual(before);
});

test('a game “if necessary” that was not played is void half a day later, and counts again if it is listed again', async () => {
  const { upstream, follower, wait } = await startFollower();
  await db
    .update(games)
    .set({ phase: 'open', startsAt: new Date(Date.UTC(2031, 5, 1, 23)) })
    .where(eq(games.gamePk, 8));
  upstream.changes = { 7: final(3, 5) };
  upstream.missing = [8];
  wait(minute);
  expect([await follower.run(), await outcomes()]).toEqual([[7], ['correct', null]]);
  wait(17 * 60 * minute);
  expect([await follower.run(), await outcomes()]).toEqual([[8], ['correct', 'void']]);
  upstream.missing = [];
  upstream.changes = { 7: final(3, 5), 8: final(1, 2) };
  wait(11 * minute);
  expect([await follower.run(), await outcomes()]).toEqual([[8], ['correct', 'correct']]);
});

test('a failing upstream is logged and requested again later', async () => {
  const { upstream, follower, messages, wait } = await startFollower();
  upstream.changes = { 7: final(3, 5), 8: final(2, 1) };
  upstream.isFailing = true;
  wait(5 * minute);
  expect([await follower.run(), messages]).toEqual([[], ['A day could not be settled and will be tried again']]);
  expect(await outcomes()).toEqual([null, null]);
  upstream.isFailing = false;
  wait(5 * minute);
  expect(await follower.run()).toHaveLength(2);
});

test('a suspended game is read by its latest listing', async () => {
  const { upstream, follower, wait } = await startFollower();
  upstream.changes = { 7: suspended, 8: final(2, 1) };
  wait(minute);
  expect(await follower.run()).toEqual([8]);
  expect(upstream.requests).toHaveLength(2);
  const [row] = await db.select().from(games).where(eq(games.gamePk, 7));
  expect(row).toMatchObject({ phase: 'held' });
  upstream.changes = { 7: final(0, 4), 8: final(2, 1) };
  wait(20 * minute);
  expect([await follower.run(), await outcomes()]).toEqual([[7], ['correct', 'wrong']]);
});

test('a response without statuses, or without the clubs of an ended game, changes nothing', async () => {
  const { upstream, follower, wait } = await startFollower();
  const listStates = () => db.select().from(games).orderBy(games.gamePk);
  wait(minute);
  await follower.run();
  const before = await listStates();
  const requests = upstream.requests.length;
  upstream.changes = { 7: { status: undefined }, 8: { ...final(2, 1), teams: undefined } };
  wait(minute);
  expect([await follower.run(), await listStates(), await outcomes()]).toEqual([[], before, [null, null]]);
  expect(upstream.requests).toHaveLength(requests + 1);
  upstream.changes = { 7: final(3, 5), 8: final(2, 1) };
  wait(minute);
  expect(await follower.run()).toHaveLength(2);
  expect(await outcomes()).toEqual(['correct', 'wrong']);
});

test('suspended games that were resumed between two refreshes are graded by the date of their resumption', async () => {
  const { upstream, follower, wait } = await startFollower();
  upstream.changes = { 7: suspended, 8: suspended };
  wait(minute);
  expect(await follower.run()).toEqual([]);
  const resumed = (gameDate: string) => ({ ...final(0, 4), gameDate, resumedFromDate: '2031-06-01' });
  upstream.changes = { 7: resumed('2031-06-02T17:00:00Z'), 8: resumed('2031-06-03T17:00:00Z') };
  wait(72 * 60 * minute);
  expect(await follower.run()).toEqual([7, 8]);
  expect(await outcomes()).toEqual(['correct', 'void']);
});
