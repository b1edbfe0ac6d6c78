import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { scheduled } from '#sources/statsapi/testing/invented-upstream.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { respondWith, respondWithStatus, startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';
import { createDayBriefs } from './create-day-briefs.ts';

const db = await createTestDatabase();
const clock = { now: () => Date.parse('2031-06-01T17:00:00Z'), speed: 1 };

const side = (id: number, pitcher: number | null, wins: number, losses: number) => ({
  team: { id, name: `Club ${id}` },
  leagueRecord: { wins, losses },
  ...(pitcher !== null && { probablePitcher: { id: pitcher, fullName: `Pitcher ${pitcher}` } }),
});
const game = (gamePk: number, status: object) => ({
  gamePk,
  gameDate: '2031-06-01T23:00:00Z',
  officialDate: '2031-06-01',
  gameType: 'R',
  status,
  teams: { away: side(110, 51, 1, 0), home: side(121, null, 0, 1) },
});
const games = [game(1, scheduled), game(2, { abstractGameState: 'Final', statusCode: 'F' })];
const respondWithGames = (shown: readonly object[]) => respondWith({ dates: [{ date: '2031-06-01', games: shown }] });
const schedule = respondWithGames(games);
const splits = [{ stat: { era: '3.42' } }];
const block = { type: { displayName: 'season' }, group: { displayName: 'pitching' }, splits };
const stats = respondWith({ people: [{ id: 51, fullName: 'Pitcher 51', stats: [block] }] });

test('a day has the briefs of its games that have not begun, from one request for all starters, kept for a minute', async () => {
  const line = (clubId: number, starter: number, runs: number) =>
    JSON.stringify({ clubId, starter, runs, earlyRuns: runs, starterRuns: 3, reliefPitches: 40 });
  await db.execute(sql`
    insert into game_lines (game_pk, season, ended_on, away_id, home_id, away, home, read_at)
    values (11, 2031, '2031-05-30', 110, 121, ${line(110, 51, 5)}::jsonb, ${line(121, 61, 2)}::jsonb, now())`);
  const { client, requests } = await startScriptedClient([schedule, stats]);
  const read = createDayBriefs({ db, client, clock, realNow: () => 0 });
  const briefs = await read(undefined);
  expect(briefs).toMatchObject([
    {
      gamePk: 1,
      homeWinProbability: null,
      lineupNews: null,
      eras: { away: '3.42', home: null },
      lastTen: { away: { won: 1, lost: 0 }, home: { won: 0, lost: 1 } },
      starterRuns: { away: [3], home: [] },
    },
  ]);
  expect(await read('2031-06-01')).toBe(briefs);
  expect(requests).toHaveLength(2);
});

test('briefs have neither the last ten games nor the runs of starters while a result of the season is missing', async () => {
  const unknown = { away: side(110, 51, 3, 0), home: side(121, null, 0, 1) };
  const { client } = await startScriptedClient([respondWithGames([{ ...game(1, scheduled), teams: unknown }]), stats]);
  expect(await createDayBriefs({ db, client, clock, realNow: () => 0 })(undefined)).toMatchObject([
    { lastTen: { away: null, home: null }, starterRuns: { away: [], home: [] }, eras: { away: '3.42' } },
  ]);
});

test('a brief has the runs of a starter only if those of each start are known', async () => {
  await db.execute(sql`update game_lines set away = jsonb_set(away, '{starterRuns}', 'null') where game_pk = 11`);
  const { client } = await startScriptedClient([schedule, stats]);
  expect(await createDayBriefs({ db, client, clock, realNow: () => 0 })(undefined)).toMatchObject([
    { lastTen: { away: { won: 1, lost: 0 } }, starterRuns: { away: [], home: [] } },
  ]);
});

test('without a response for the pitchers, the briefs have no earned run averages', async () => {
  const { client } = await startScriptedClient([schedule, respondWithStatus(404)]);
  const [brief] = await createDayBriefs({ db, client, clock, realNow: () => 0 })(undefined);
  expect(brief?.eras).toEqual({ away: null, home: null });
});
