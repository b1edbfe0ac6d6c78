import { beforeEach, expect, test } from 'vitest';
import { finalGames, splitLines } from '#platform/db/schema.ts';
import { seededRandom } from '#rules/baseball/seeded-random.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { streaksOf } from '../rules/game-log.ts';
import { players } from '../tables.ts';
import { createHittingStreaks } from './create-hitting-streaks.ts';

const db = await createTestDatabase();

/** A game of a batter against one hand or both: hits, at bats and sacrifice flies, walks. */
type Turns = { hits: number; atBats: number; flies: number; walks: number };

/** of the season */
const finals = 17;
const none = { doubles: 0, triples: 0, homeRuns: 0, hitByPitch: 0, strikeOuts: 0 };

/** The games of batters, the oldest first; null: the batter did not play. */
async function addGames(batters: Record<number, (Turns[] | null)[]>): Promise<void> {
  const days = Math.max(...Object.values(batters).map(({ length }) => length));
  for (let day = 0; day < days; day += 1) {
    const game = { gamePk: day + 1, season: '2031', stage: 'season' as const, splitLines: 1, readAt: new Date(0) };
    const playedOn = new Date(Date.UTC(2031, 3, 1 + Math.floor(day / 2))).toISOString().slice(0, 10);
    await db.insert(finalGames).values({ ...game, playedOn, awayId: 110, homeId: 121, awayRuns: 2, homeRuns: 3 });
    const rows = Object.entries(batters).flatMap(([id, games]) =>
      (games[day] ?? []).map(({ hits, atBats, flies, walks }, place) => ({
        ...none,
        gamePk: day + 1,
        season: '2031',
        batterId: Number(id),
        pitchHand: place === 0 ? ('L' as const) : ('R' as const),
        isHome: true,
        plateAppearances: atBats + flies + walks,
        atBats,
        hits,
        walks,
        sacrificeFlies: flies,
      })),
    );
    if (rows.length > 0) await db.insert(splitLines).values(rows);
  }
}

const hit = { hits: 1, atBats: 3, flies: 0, walks: 0 };
const out = { hits: 0, atBats: 3, flies: 0, walks: 0 };
const walk = { hits: 0, atBats: 0, flies: 0, walks: 3 };
const fly = { hits: 0, atBats: 0, flies: 1, walks: 2 };

beforeEach(async () => {
  await db.delete(finalGames);
  await db.delete(players);
});

test('a game of walks alone does not end a streak, and one with a sacrifice fly does', async () => {
  await db.insert(players).values({ mlbId: 1, firstLastName: 'Ana Marsh' });
  await addGames({
    1: [[out], [hit], [walk], null, [out, hit], [hit]],
    2: [[hit], [hit], [hit], [fly], [hit], [hit]],
    3: [[hit], [hit], null, null, null, null],
    4: [[hit], [hit], [hit], [hit], [hit], [out]],
  });
  const streaks = await createHittingStreaks(db)('2031', finals);
  expect(streaks).toEqual({
    season: '2031',
    games: 6,
    streaks: [
      { rank: 1, player: { id: 1, name: 'Ana Marsh' }, teamId: 121, games: 3 },
      { rank: 2, player: { id: 2, name: 'Unknown player' }, teamId: 121, games: 2 },
      { rank: 2, player: { id: 3, name: 'Unknown player' }, teamId: 121, games: 2 },
    ],
  });
});

test('streaks are those of the game log of each player', async () => {
  const roll = seededRandom(3);
  const turns = (): Turns[] | null => {
    const all = [null, [hit], [hit], [hit], [out, hit], [walk], [hit, walk], roll() < 0.4 ? [out] : [fly]];
    return all[Math.floor(roll() * all.length)] ?? null;
  };
  const batters = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [index + 1, Array.from({ length: 40 }, turns)]),
  );
  await addGames(batters);
  const expected = Object.entries(batters).flatMap(([id, games]) => {
    const logged = games.flatMap((game) => {
      const sum = (name: keyof Turns) => String((game ?? []).reduce((all, each) => all + each[name], 0));
      const figures = { hits: sum('hits'), atBats: sum('atBats'), sacFlies: sum('flies') };
      return game === null ? [] : [{ date: null, isHome: true, figures }];
    });
    const current = streaksOf('hitting', logged).find((streak) => streak.id === 'hit')?.current ?? 0;
    return current < 2 ? [] : [[Number(id), current] as const];
  });
  const { streaks } = await createHittingStreaks(db)('2031', finals);
  expect(expected.length).toBeGreaterThan(2);
  const longest = expected.toSorted(([id, games], [otherId, others]) => others - games || id - otherId).slice(0, 5);
  expect(streaks.map(({ player, games }) => [player.id, games])).toEqual(longest);
});

test('there are none until about all games are read, or while their number is not known', async () => {
  await addGames({ 1: [[hit], [hit]] });
  const read = createHittingStreaks(db);
  for (const [all, streaks] of [
    [17, 1],
    [18, 0],
    [null, 0],
  ] as const)
    expect((await read('2031', all)).streaks).toHaveLength(streaks);
});

test('a further game changes the streaks, and there are none while a game waits to be read again', async () => {
  const read = createHittingStreaks(db);
  await addGames({ 1: [[hit], [hit]] });
  expect((await read('2031', finals)).streaks).toMatchObject([{ games: 2 }]);
  await db.delete(finalGames);
  await addGames({ 1: [[hit], [hit], [hit]] });
  expect((await read('2031', finals)).streaks).toMatchObject([{ games: 3 }]);
  await db.update(finalGames).set({ splitLines: null });
  expect(await read('2031', finals)).toEqual({ season: '2031', games: 0, streaks: [] });
});
