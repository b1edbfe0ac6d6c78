import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { finalGames, splitLines } from '#platform/db/schema.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';

const db = await createTestDatabase();
const none = { doubles: 0, triples: 0, homeRuns: 0, walks: 0, hitByPitch: 0, sacrificeFlies: 0, strikeOuts: 0 };
const clubs = { awayId: 110, homeId: 121, awayRuns: 2, homeRuns: 3 };

type Line = { hand: 'L' | 'R' | 'S' | '?'; atBats: number; hits: number; isHome?: boolean };

async function addGame(gamePk: number, playedOn: string, lines: Line[]): Promise<void> {
  const season = playedOn.slice(0, 4);
  await db.insert(finalGames).values({ gamePk, season, stage: 'season', playedOn, ...clubs, readAt: new Date(0) });
  await db.insert(splitLines).values(
    lines.map(({ hand, atBats, hits, isHome = true }) => ({
      ...none,
      gamePk,
      season,
      batterId: 5,
      pitchHand: hand,
      isHome,
      plateAppearances: atBats + 1,
      atBats,
      hits,
      walks: 1,
    })),
  );
}

async function read(search: string) {
  const { app } = await startTestApp({ db });
  return app.inject(`/api/players/5/splits?season=2031${search}`);
}

beforeEach(async () => {
  await db.delete(finalGames);
  await addGame(1, '2031-05-31', [{ hand: 'L', atBats: 3, hits: 1 }]);
  await addGame(2, '2031-06-01', [
    { hand: 'L', atBats: 2, hits: 2 },
    { hand: 'R', atBats: 2, hits: 0 },
  ]);
  await addGame(3, '2031-06-02', [{ hand: 'L', atBats: 4, hits: 1, isHome: false }]);
  await addGame(4, '2031-06-03', [{ hand: '?', atBats: 1, hits: 1 }]);
  await addGame(5, '2030-06-03', [{ hand: 'L', atBats: 4, hits: 4 }]);
});

describe('the line of a batter is counted from the games', () => {
  test.each([
    ['against left-handers at home in June', '&hand=L&place=home&month=6', 1, '2', '2', '1.000'],
    ['against left-handers', '&hand=L', 3, '9', '4', '.444'],
    ['away', '&place=away', 1, '4', '1', '.250'],
    ['in June, of all hands', '&month=6', 3, '9', '4', '.444'],
    ['of the season', '', 4, '12', '5', '.417'],
  ])('%s', async (_, search, games, atBats, hits, avg) => {
    expect((await read(search)).json()).toMatchObject({
      season: '2031',
      read: 4,
      games,
      figures: { gamesPlayed: String(games), atBats, hits, avg },
    });
  });

  test('and is null without a game', async () => {
    expect((await read('&month=4')).json()).toEqual({ season: '2031', read: 4, games: 0, figures: null });
  });

  test('and goes with its game', async () => {
    await db.delete(finalGames);
    expect((await read('')).json()).toMatchObject({ games: 0 });
  });
});

test.each(['&hand=S', '&place=moon', '&month=2'])('%s is rejected', async (search) =>
  expect((await read(search)).statusCode).toBe(400),
);
