import { expect, test } from 'vitest';
import { clientOf, json, refuse } from '#tests/support/scripted-upstream.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { createKnownGames } from './known-games.ts';

const db = await testDatabase();
const minute = 60_000;

const listed = (gamePk: number, startTimeTBD: boolean) =>
  json({
    dates: [
      {
        date: '2026-07-18',
        games: [
          {
            gamePk,
            officialDate: '2026-07-18',
            gameDate: startTimeTBD ? '2026-07-18T07:33:00Z' : '2026-07-18T23:10:00Z',
            status: { abstractGameState: 'Preview', statusCode: 'S', startTimeTBD },
            teams: { away: { team: { id: 110 } }, home: { team: { id: 121 } } },
          },
        ],
      },
    ],
  });

/** A league that tells of a game once and then fails, and the games as fans' picks know them. */
async function failingAfter(first: ReturnType<typeof listed>) {
  const { client, time } = await clientOf([first, refuse(500)]);
  time.now = Date.parse('2026-07-18T12:00:00Z');
  const known = createKnownGames({ db, client, clock: { speed: 1, now: () => time.now } });
  return { known, time };
}

test('a game with a known start stays open while the league fails: it closes by its lock', async () => {
  const { known, time } = await failingAfter(listed(1, false));
  await known.game(1);
  time.now += 10 * minute;
  expect(await known.game(1)).toMatchObject({ gamePk: 1, phase: 'open' });
});

test('a game whose start is to be determined takes no picks while nobody can tell whether it has begun', async () => {
  const { known, time } = await failingAfter(listed(2, true));
  expect(await known.game(2)).toMatchObject({ gamePk: 2, phase: 'open', startsAt: null });
  time.now += 10 * minute;
  await expect(known.game(2)).rejects.toThrow('cannot be told');
  await expect(known.game(2)).rejects.toThrow('cannot be told');
});
