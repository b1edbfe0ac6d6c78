import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import {
  startScriptedClient,
  respondWith,
  respondWithStatus,
  type ScriptedResponse,
} from '#tests/support/upstream/scripted-upstream.ts';
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

const respondWithGames = (...listings: Listing[]) => respondWith({ dates: listings.map(listing) });

const calledOff = (gamePk: number): Listing => ({ gamePk, statusCode: 'DR' });
const moved = (gamePk: number) =>
  respondWithGames(calledOff(gamePk), { gamePk, date: '2026-07-19', startTimeTBD: true });

/** Starts an upstream with these responses in order, and the pickable games that read from it. */
async function startPickableGames(...script: ScriptedResponse[]) {
  const { client, time, requests } = await startScriptedClient(script);
  time.now = Date.parse('2026-07-18T12:00:00Z');
  const pickableGames = createPickableGames({ db, client, clock: { speed: 1, now: () => time.now } });
  return { pickableGames, time, requests };
}

const failingAfter = (first: ScriptedResponse) => startPickableGames(first, respondWithStatus(500));

test('a game with a known start stays open until its lock while the upstream fails', async () => {
  const { pickableGames, time } = await failingAfter(respondWithGames({ gamePk: 1 }));
  await pickableGames.read(1);
  time.now += 10 * minute;
  expect(await pickableGames.read(1)).toMatchObject({ gamePk: 1, phase: 'open' });
});

test('a game whose start is to be determined accepts no picks while the upstream fails', async () => {
  const { pickableGames, time } = await failingAfter(respondWithGames({ gamePk: 2, startTimeTBD: true }));
  expect(await pickableGames.read(2)).toMatchObject({ gamePk: 2, phase: 'open', startsAt: null });
  time.now += 10 * minute;
  await expect(pickableGames.read(2)).rejects.toThrow('not known at the moment');
  await expect(pickableGames.read(2)).rejects.toThrow('not known at the moment');
});

test('a game past its lock and a game that was called off may have moved: without a refresh the error is upstream_unavailable', async () => {
  for (const game of [{ gamePk: 3 }, calledOff(4)]) {
    const { pickableGames, time } = await failingAfter(respondWithGames(game));
    await pickableGames.read(game.gamePk);
    time.now += 12 * 60 * minute;
    await expect(pickableGames.read(game.gamePk)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  }
});

test('a final game stays final while the upstream fails', async () => {
  const { pickableGames, time } = await failingAfter(respondWithGames({ gamePk: 5, statusCode: 'F' }));
  await pickableGames.read(5);
  time.now += 10 * minute;
  expect(await pickableGames.read(5)).toMatchObject({ phase: 'final' });
});

test('a game is refreshed in the background before its valid period ends', async () => {
  const { pickableGames, time, requests } = await startPickableGames(respondWithGames({ gamePk: 7 }));
  expect(pickableGames.isFresh(7)).toBe(false);
  await pickableGames.read(7);
  time.now += minute / 3;
  expect([pickableGames.isFresh(7), requests.length]).toEqual([true, 1]);
  time.now += minute / 3;
  expect([pickableGames.isFresh(7), pickableGames.isFresh(7)]).toEqual([true, true]);
  time.now += minute / 2;
  await expect.poll(() => pickableGames.isFresh(7)).toBe(true);
  expect(requests).toHaveLength(2);
});

test('a game whose background refresh failed is no longer fresh after a minute', async () => {
  const { pickableGames, time, requests } = await failingAfter(respondWithGames({ gamePk: 8 }));
  await pickableGames.read(8);
  time.now += (minute * 2) / 3;
  expect(pickableGames.isFresh(8)).toBe(true);
  await expect.poll(() => requests.length).toBeGreaterThan(1);
  time.now += minute / 2;
  expect(pickableGames.isFresh(8)).toBe(false);
});

/** Delays the result of the next database query: `received` resolves when it arrives, `release` returns it to the caller. */
function delayNextResult() {
  const query = db.$client.query;
  const [received, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.spyOn(db.$client, 'query').mockImplementationOnce(async (...args: unknown[]) => {
    const result: unknown = await Reflect.apply(query, db.$client, args);
    received.resolve();
    await released.promise;
    return result;
  });
  return { received: received.promise, release: released.resolve };
}

test('a request that read a canceled game while another request found its new day is accepted', async () => {
  const { pickableGames, time } = await startPickableGames(respondWithGames(calledOff(6)), moved(6));
  expect(await pickableGames.read(6)).toMatchObject({ phase: 'void' });
  time.now += 10 * minute;
  const { received, release } = delayNextResult();
  const concurrent = pickableGames.read(6);
  await received;
  expect(await pickableGames.read(6)).toMatchObject({ phase: 'open', officialDate: '2026-07-19' });
  release();
  expect(await concurrent).toMatchObject({ phase: 'open', officialDate: '2026-07-19' });
});
