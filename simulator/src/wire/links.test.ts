import { expect, test } from 'vitest';
import { addDays } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import { requestJson } from '../testing/request-json.ts';
import { isObject, type Json, objects } from './json.ts';
import { simulatedLeague } from './simulated-league.ts';

const openingDay = '2026-03-26';
const league = createLeague({ seed: 'links', openingDay });
const handleRequest = simulatedLeague(league);
const date = addDays(openingDay, 5);
const now = Date.parse(`${addDays(date, 1)}T01:00:00Z`);

const get = (url: string): Json => requestJson(handleRequest, url, now);

function linksIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'link' && typeof member === 'string' ? [member] : linksIn(member),
  );
}

const played = league
  .games(1, addDays(date, -1))
  .find(({ gamePk }) => league.status(gamePk, now).codedGameState === 'F');
const gamePk = played?.gamePk ?? 0;
const batter = league.play(gamePk)?.starters.away.order[0]?.personId ?? 0;
const clubId = played?.awayId ?? 0;

test.each([
  `/api/v1/schedule?sportId=1&date=${date}&hydrate=team,linescore,probablePitcher,decisions,lineups,venue`,
  `/api/v1.1/game/${gamePk}/feed/live`,
  `/api/v1/game/${gamePk}/boxscore`,
  `/api/v1/game/${gamePk}/linescore`,
  `/api/v1/game/${gamePk}/content`,
  `/api/v1/game/${gamePk}/winProbability`,
  '/api/v1/standings?leagueId=103,104&standingsTypes=regularSeason,wildCard&hydrate=team,division,league',
  `/api/v1/teams/${clubId}?hydrate=venue`,
  `/api/v1/teams/${clubId}/roster?rosterType=40Man&hydrate=person`,
  `/api/v1/teams/${clubId}/coaches`,
  `/api/v1/teams/${clubId}/affiliates`,
  `/api/v1/people/${batter}?hydrate=currentTeam,team,draft,transactions,stats(type=[season,gameLog,yearByYear])`,
  `/api/v1/people/${batter}/stats?stats=gameLog&group=hitting`,
  `/api/v1/people/${batter}/stats/game/${gamePk}`,
  '/api/v1/people/freeAgents?season=2025',
  `/api/v1/transactions?teamId=${clubId}&startDate=${openingDay}&endDate=${date}`,
  '/api/v1/stats?stats=season&group=hitting&limit=20',
  '/api/v1/stats/leaders?leaderCategories=homeRuns,wins&limit=10',
  '/api/v1/teams/stats?stats=season&group=pitching&sportIds=1',
  '/api/v1/sports',
  '/api/v1/leagues',
  '/api/v1/divisions',
  '/api/v1/venues?venueIds=1,15',
])('every link in %s leads to a response', (url) => {
  const body = get(url);
  const links = new Set(linksIn(body));
  expect(links.size).toBeGreaterThan(0);
  for (const link of links) expect(isObject(get(link)), link).toBe(true);
});

test('a person’s statistics of one game are those of the game log', () => {
  const stats = objects(get(`/api/v1/people/${batter}/stats/game/${gamePk}`), 'stats');
  const log = objects(get(`/api/v1/people/${batter}/stats?stats=gameLog&group=hitting`), 'stats');
  const inGame = objects(log[0], 'splits').filter((split) => isObject(split.game) && split.game.gamePk === gamePk);
  expect(inGame).toHaveLength(1);
  expect(objects(stats[0], 'splits')).toEqual(inGame);
});

test('the divisions of standings have all their fields on request, and a wild-card race has a division', () => {
  const records = (query: string) => objects(get(`/api/v1/standings?leagueId=103&${query}`), 'records');
  const [division] = objects(get('/api/v1/divisions/201'), 'divisions');
  const hydrated = records('hydrate=division').map((record) => record.division);
  expect(hydrated).toContainEqual(division);
  expect(division).toMatchObject({ id: 201, nameShort: expect.any(String), abbreviation: expect.any(String) });
  expect(records('standingsTypes=wildCard')[0]).toMatchObject({ division: { id: expect.any(Number) } });
});

test('a list names the statistics of the league and their groups', () => {
  const stats = get('/api/v1/baseballStats');
  expect(stats).toContainEqual(
    expect.objectContaining({ name: 'homeRuns', statGroups: expect.arrayContaining([{ displayName: 'hitting' }]) }),
  );
});
