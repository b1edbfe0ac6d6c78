import { afterAll, expect, test } from 'vitest';
import { pickable } from '#domain/predictions/testing/pickable.ts';
import { createClock } from '#server/clock.ts';
import { createPeerSession } from '#server/db/peer-session.ts';
import { pickEvents, picks } from '#server/db/schema.ts';
import { archivedPicks } from '#server/db/sql-only-schema.ts';
import { exportAccount } from '#server/features/accounts/export-account.ts';
import { readUser } from '#server/features/accounts/user-record.ts';
import { readUserProfile } from '#server/features/fans/read-user-profile.ts';
import { createCrowds } from '#server/features/predictions/create-crowds.ts';
import { readDayPicks } from '#server/features/predictions/read-day-picks.ts';
import { readPickHistory } from '#server/features/predictions/read-pick-history.ts';
import { writePick } from '#server/features/predictions/write-pick.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';
import { after } from '#server/live/timers.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { archivePicks } from './archive-picks.ts';
import { settleGame } from './settle-game.ts';
import { addUsers, putGame } from './testing/season-of-picks.ts';

const db = await createTestDatabase();
const peers = createPeerSession({ db, after, timeoutMs: 600_000 });
afterAll(() => peers.close());
const day = 86_400_000;
const firstPitch = Date.parse('2026-06-29T23:10:00Z');
const later = firstPitch + 9 * day;
const officialDate = '2026-06-29';
const facts = { startsAt: firstPitch, locksAt: firstPitch, officialDate };

/** The work of the archive job at `now` (epoch ms, league clock). */
const archiveAt = (now: number) =>
  archivePicks({
    db,
    peers,
    clock: createClock({ realStart: 0, leagueStart: now, speed: 1 }, () => 0),
    after,
    log: { error: () => {} },
  }).run();

test('a user reads the same before and after the picks are archived', async () => {
  const [id = 0, other = 0] = await addUsers(db, 2);
  const user = markAuthorized(id);
  const games = [1, 2, 3].map((gamePk) => pickable({ ...facts, gamePk }));
  for (const game of games) {
    await putGame(db, game);
    const { homeId, awayId } = game;
    for (const userId of [user, markAuthorized(other)])
      await writePick(db, game.gamePk, { userId, winnerId: homeId, loserId: awayId, at: new Date(firstPitch - day) });
  }
  await writePick(db, 2, { userId: user, winnerId: 110, loserId: null, at: new Date(firstPitch - day / 2) });
  const results = [{ phase: 'final', winnerId: 121 }, { phase: 'final', winnerId: 121 }, { phase: 'void' }] as const;
  for (const [index, game] of games.entries()) {
    await putGame(db, { ...game, leftPreviewAt: firstPitch, ...results[index] });
    await settleGame(db, game.gamePk, firstPitch + day / 8);
  }
  const read = async () => ({
    history: await readPickHistory(db, { userId: id, now: later, before: undefined, hidden: null }),
    day: await readDayPicks(
      { db, crowds: createCrowds(db, () => 0) },
      { date: officialDate, userId: id, now: later, instant: null, hidden: null },
    ),
    profile: await readUserProfile(db, 'fan000', later),
    account: await exportAccount(db, user, 0),
    record: await readUser(db, id),
  });
  const before = await read();
  expect(before.history.picks.map(({ state }) => state).toSorted()).toEqual(['correct', 'void', 'wrong']);
  expect(await archiveAt(firstPitch + 7 * day)).toBe(0);
  expect(await archiveAt(later)).toBe(4);
  expect(await archiveAt(later)).toBe(0);
  expect([await db.$count(picks), await db.$count(archivedPicks), await db.$count(pickEvents)]).toEqual([2, 4, 4]);
  expect(await read()).toEqual(before);
});
