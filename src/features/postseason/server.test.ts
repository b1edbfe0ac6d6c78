import { expect, test } from 'vitest';
import { respondWith, startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';
import { postseasonSchema } from './contract.ts';
import { listPostseason } from './server.ts';

const clock = { now: () => Date.UTC(2030, 8, 1), speed: 1 };

const club = (id: number, placeholder = false) => ({
  team: { id, name: `Club ${id}`, placeholder, league: { id: 103 } },
  seriesNumber: 1,
});
const game = (gamePk: number, isKnown: boolean) => ({
  gamePk,
  gameType: 'F',
  gameDate: '2030-10-01T18:00:00Z',
  status: { statusCode: 'S', detailedState: 'Scheduled' },
  teams: { away: club(6, !isKnown), home: club(3, !isKnown) },
  seriesGameNumber: 1,
  gamesInSeries: 3,
});
const schedule = (...games: object[]) => respondWith({ dates: [{ date: '2030-10-01', games }] });

const record = (id: number, wins: number) => ({ team: { id, name: `Club ${id}` }, wins, losses: 100 - wins });
const division = (leagueId: number, id: number, first: number) => ({
  standingsType: 'regularSeason',
  league: { id: leagueId },
  division: { id },
  teamRecords: [record(first, 60), record(first + 1, 50), record(first + 2, 45)],
});
const standings = {
  records: [
    ...[201, 202, 200].map((id, index) => division(103, id, 101 + 10 * index)),
    ...[204, 205, 203].map((id, index) => division(104, id, 201 + 10 * index)),
  ],
};
const seasons = {
  seasons: [{ seasonId: '2030', regularSeasonStartDate: '2030-03-28', regularSeasonEndDate: '2030-09-29' }],
};

test('known clubs need no standings; past seasons without games are empty', async () => {
  const { client, requests } = await startScriptedClient([schedule(game(1, true))]);
  const result = await listPostseason({ client, clock }, { season: '2030' });
  expect(postseasonSchema.parse(result)).toEqual(result);
  expect(result).toMatchObject({ season: '2030', isBracket: true, isProjected: false });
  expect(result.series.find(({ id }) => id === 'wildCard1')?.sides).toMatchObject([
    { team: { id: 3 } },
    { team: { id: 6 } },
  ]);
  expect(requests).toHaveLength(1);
  expect(decodeURIComponent(requests[0] ?? '')).toContain('gameTypes=F,D,L,W');

  const past = await startScriptedClient([respondWith({ dates: [] })]);
  expect(await listPostseason({ client: past.client, clock }, { season: '2028' })).toMatchObject({ series: [] });
});

test('until a club is known, the standings give the clubs of the first rounds', async () => {
  // standings and results are requested at the same time
  const { client } = await startScriptedClient([
    schedule(game(1, false)),
    respondWith(seasons),
    respondWith({ ...standings, dates: [] }),
  ]);
  const { isProjected, series } = await listPostseason({ client, clock }, { season: '2030' });
  expect(isProjected).toBe(true);
  const clubs = Object.fromEntries(series.map(({ id, sides }) => [id, sides.map(({ team }) => team?.id ?? null)]));
  expect(clubs).toMatchObject({ division1: [101, null], wildCard1: [121, 122], world1: [null, null] });
});
