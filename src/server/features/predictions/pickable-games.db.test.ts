import { expect, test, vi } from 'vitest';
import {
  startScriptedClient,
  respondWith,
  respondWithStatus,
  type ScriptedResponse,
} from '#tests/support/upstream/scripted-upstream.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createPickableGames } from './pickable-games.ts';

const db = await createTestDatabase();
const minute = 60_000;

type Listing = { gamePk: number; date?: string; startTimeTBD?: boolean; statusCode?: string };

function listing({ gamePk, date = '2026-07-18', startTimeTBD = false, statusCode = 'S' }: Listing) {
  const game = {
    gamePk,
    officialDate: date,
    gameDate: startTimeTBD ? `${date}T07:33:00Z` : `${date}T23:10:00Z`,
    status: { abstractGameState: statusCode === 'S' ? 'Preview' : 'Final', statusCode, startTimeTBD },
    teams: { away: { team: { id: 110 } }, home: { team: { id: 121 } } },
  };
  return { date, games: [game] };
}

const listed = (...listings: Listing[]) => respondWith({ dates: listings.map(listing) });

const calledOff = (gamePk: number): Listing => ({ gamePk, statusCode: 'DR' });
const moved = (gamePk: number) => listed(calledOff(gamePk), { gamePk, date: '2026-07-19', startTimeTBD: true });

/** A league that answers so, one answer after the other, and the games as fans' picks know them. */
async function knownOf(...script: ScriptedResponse[]) {
  const { client, time, requests } = await startScriptedClient(script);
  time.now = Date.parse('2026-07-18T12:00:00Z');
  const known = createPickableGames({ db, client, clock: { speed: 1, now: () => time.now } });
  return { known, time, requests };
}

const failingAfter = (first: ScriptedResponse) => knownOf(first, respondWithStatus(500));

test('a game with a known start stays open while the league fails: it closes by its lock', async () => {
  const { known, time } = await failingAfter(listed({ gamePk: 1 }));
  await known.read(1);
  time.now += 10 * minute;
  expect(await known.read(1)).toMatchObject({ gamePk: 1, phase: 'open' });
});

test('a game whose start is to be determined takes no picks while nobody can tell whether it has begun', async () => {
  const { known, time } = await failingAfter(listed({ gamePk: 2, startTimeTBD: true }));
  expect(await known.read(2)).toMatchObject({ gamePk: 2, phase: 'open', startsAt: null });
  time.now += 10 * minute;
  await expect(known.read(2)).rejects.toThrow('cannot be told');
  await expect(known.read(2)).rejects.toThrow('cannot be told');
});

test('a game past its lock, and one that is called off, may have moved: without a look nobody is told that they are closed', async () => {
  for (const game of [{ gamePk: 3 }, calledOff(4)]) {
    const { known, time } = await failingAfter(listed(game));
    await known.read(game.gamePk);
    time.now += 12 * 60 * minute;
    await expect(known.read(game.gamePk)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  }
});

test('a game that is over stays so while the league fails', async () => {
  const { known, time } = await failingAfter(listed({ gamePk: 5, statusCode: 'F' }));
  await known.read(5);
  time.now += 10 * minute;
  expect(await known.read(5)).toMatchObject({ phase: 'final' });
});

test('a game that is picked is looked at before its last look is too old, and nobody waits for it', async () => {
  const { known, time, requests } = await knownOf(listed({ gamePk: 7 }));
  expect(known.isFresh(7)).toBe(false);
  await known.read(7);
  time.now += minute / 3;
  expect([known.isFresh(7), requests.length]).toEqual([true, 1]);
  time.now += minute / 3;
  expect([known.isFresh(7), known.isFresh(7)]).toEqual([true, true]);
  time.now += minute / 2;
  await vi.waitFor(() => expect(known.isFresh(7)).toBe(true));
  expect(requests).toHaveLength(2);
});

test('a game that nobody could look at in the meantime is no longer fresh after a minute', async () => {
  const { known, time, requests } = await failingAfter(listed({ gamePk: 8 }));
  await known.read(8);
  time.now += (minute * 2) / 3;
  expect(known.isFresh(8)).toBe(true);
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1));
  time.now += minute / 2;
  expect(known.isFresh(8)).toBe(false);
});

/** Keeps the database's answer to the next question back from when it is given until it is let go. */
function keepAnswerBack() {
  const ask = db.$client.query;
  const [given, goes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.spyOn(db.$client, 'query').mockImplementationOnce(async (...asked: unknown[]) => {
    const answer: unknown = await Reflect.apply(ask, db.$client, asked);
    given.resolve();
    await goes.promise;
    return answer;
  });
  return { given: given.promise, letGo: goes.resolve };
}

test('a fan who reads that a game is called off, while another finds its new day, is not refused', async () => {
  const { known, time } = await knownOf(listed(calledOff(6)), moved(6));
  expect(await known.read(6)).toMatchObject({ phase: 'void' });
  time.now += 10 * minute;
  const { given, letGo } = keepAnswerBack();
  const crossed = known.read(6);
  await given;
  expect(await known.read(6)).toMatchObject({ phase: 'open', officialDate: '2026-07-19' });
  letGo();
  expect(await crossed).toMatchObject({ phase: 'open', officialDate: '2026-07-19' });
});
