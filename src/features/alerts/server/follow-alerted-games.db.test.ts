import { beforeEach, expect, test } from 'vitest';
import { manualTime } from '#app/testing/manual-time.ts';
import { addUsers } from '#features/settlement/server/testing/season-of-picks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { currentVisitor } from '#platform/http/create-visit.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { noJobs } from '#platform/jobs/testing/no-jobs.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { createLiveGame } from '#sources/live/server/live-game.ts';
import { backgroundVisitor } from '#sources/statsapi/client/visitor-budget.ts';
import { createFeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { alertGames, alertMoments, alertSubscriptions } from '../tables.ts';
import { followAlertedGames } from './follow-alerted-games.ts';
import { storeSubscription } from './own-alerts.ts';

const minute = 60_000;
const day = '2026-06-13';
const db = await createTestDatabase();
/** of a site whose leaders die */
const otherDb = await createTestDatabase();
const { client, clock, time, requests } = await startControlledLeague({
  seed: '1',
  openingDay: '2026-05-27',
  now: Date.parse(`${day}T12:00:00Z`),
});
const { value: cards } = await readSchedule(client, { date: day, level: 1 });
const game = cards.find(({ startsAt }) => (startsAt ?? 0) > Date.parse(`${day}T15:00:00Z`));
if (game?.startsAt == null) throw new Error('The day has no game');
const { gamePk, startsAt } = game;
/** begins when the other one is over */
const other = cards.toSorted((one, next) => (next.startsAt ?? 0) - (one.startsAt ?? 0))[0] ?? game;
const ids = new Map(
  await Promise.all([db, otherDb].map(async (each) => [each, (await addUsers(each, 1, 'follower'))[0] ?? 0] as const)),
);
const visitors = new Set<string | null>();

beforeEach(async () => {
  for (const each of [db, otherDb]) {
    await each.delete(alertMoments);
    await each.delete(alertGames);
    await each.delete(alertSubscriptions);
  }
});

/** A process that leads, whose hub reads each game again. */
function startLeader(of: Db) {
  const readers = new Map<number, ReturnType<typeof createFeedReader>>();
  const hub = {
    async game(pk: number) {
      visitors.add(currentVisitor());
      const reader = readers.get(pk) ?? createFeedReader(client, pk);
      readers.set(pk, reader);
      const { log, box, pitchVideos, asOf, isStale } = await reader.read();
      const arrivals = log.events.map(({ at }) => Math.min(at, clock.now()));
      const snapshot = { version: 1, log, box, pitchVideos, asOf, arrivals, delta: null };
      return createLiveGame({ snapshot, updates: [], freshness: { asOf, isStale } });
    },
  };
  const log = {
    error(detail: object) {
      throw new Error('The work failed', { cause: detail });
    },
  };
  return followAlertedGames({
    db: of,
    client,
    clock,
    realNow: clock.now,
    hub,
    jobs: noJobs,
    after: manualTime().after,
    log,
  });
}

const keysOf = async (of: Db) => (await of.select().from(alertMoments)).map(({ key }) => key).toSorted();

const subscribe = (to: Db, subjectId: number) =>
  storeSubscription(
    to,
    markAuthorized(ids.get(to) ?? 0),
    { subject: 'game', subjectId, choice: { preset: 'everything', kinds: null } },
    0,
  );

test('without a subscription nothing is requested', async () => {
  const before = requests.length;
  expect([await startLeader(db).run(), requests.length]).toEqual([0, before]);
});

test('a game that a user wants is followed for no visitor, and new leaders find the same moments once', async () => {
  await Promise.all([subscribe(db, gamePk), subscribe(otherDb, gamePk)]);
  const steady = startLeader(db);
  let mortal = startLeader(otherDb);
  time.now = startsAt - 200 * minute;
  let found: string[] = [];
  for (let runs = 1; runs < 250 && !found.includes(`${gamePk}:final`); runs += 1) {
    await Promise.all([steady.run(), mortal.run()]);
    if (runs % 7 === 0) mortal = startLeader(otherDb);
    time.now += (time.now < startsAt - 5 * minute ? 4 : 2) * minute;
    found = await keysOf(db);
  }
  const kinds = found.map((key) => key.split(':')[1]);
  expect(kinds).toEqual(expect.arrayContaining(['lineup', 'firstPitch', 'final', 'run']));
  expect(await keysOf(otherDb)).toEqual(found);
  expect(visitors).toEqual(new Set([backgroundVisitor]));
});

test('a game of the minor leagues is followed if it is wanted, and at most ten at the same time', async () => {
  time.now = startsAt;
  const levels = await Promise.all([11, 12, 13, 14].map((level) => readSchedule(client, { date: day, level })));
  const isSoon = ({ startsAt: at, status }: GameCard) =>
    status.phase === 'open' && at !== null && at < startsAt + 180 * minute;
  const minor = levels.flatMap(({ value }) => value).filter(isSoon);
  expect(minor.length).toBeGreaterThan(10);
  await subscribe(db, minor[0]?.gamePk ?? 0);
  expect(await startLeader(db).run()).toBe(1);
  for (const each of minor) await subscribe(db, each.gamePk);
  expect(await startLeader(db).run()).toBe(10);
});

test('what happened long before the first reading is no news', async () => {
  await subscribe(db, other.gamePk);
  time.now = (other.startsAt ?? 0) + 90 * minute;
  const leader = startLeader(db);
  expect(await leader.run()).toBe(1);
  time.now += 1000;
  await leader.run();
  for (const { happenedAt } of await db.select().from(alertMoments))
    expect(happenedAt?.getTime() ?? time.now).toBeGreaterThan(time.now - 5 * minute);
});
