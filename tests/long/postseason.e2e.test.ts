import { expect, test } from 'vitest';
import { createBracket } from '#rules/baseball/bracket.ts';
import { postseasonField } from '#rules/baseball/postseason-field.ts';
import { raceRules } from '#rules/baseball/standings/race-rules.ts';
import { standingsTables } from '#rules/baseball/standings/standings-tables.ts';
import { createLeague } from '#simulator/create-league.ts';
import { readQuery } from '#simulator/http/query.ts';
import { simulatedLeague } from '#simulator/wire/simulated-league.ts';
import { toStandings } from '#sources/statsapi/read-standings.ts';
import { toPostseasonGames } from '#sources/statsapi/schedule/read-postseason-games.ts';
import { toSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';

/** A whole simulated season takes about ten seconds. */
const seeds = ['1', 'called-shot', 'postseason'];

test.each(seeds)('the simulated postseason of seed %s has the clubs of the final standings, and a champion', (seed) => {
  const handleRequest = simulatedLeague(createLeague({ seed, openingDay: '2026-03-26' }));
  const get = (url: string, now: string): unknown => {
    const { pathname, searchParams } = new URL(url, 'http://league');
    const body = handleRequest({ path: pathname, query: readQuery(searchParams), now: Date.parse(now) });
    return JSON.parse(JSON.stringify(body));
  };
  const bracketAt = (now: string) =>
    createBracket(
      '2026',
      toPostseasonGames(get('/api/v1/schedule?sportId=1&season=2026&gameTypes=F,D,L,W&hydrate=team', now)),
      null,
    );

  const end = '2026-10-01T12:00:00Z';
  const groups = toStandings(get('/api/v1/standings?leagueId=103,104&season=2026&hydrate=division,team', end));
  const games = toSeasonGames(get('/api/v1/schedule?sportId=1&season=2026&gameTypes=R', end));
  const field = postseasonField(standingsTables(groups, { rules: raceRules('2026'), games, isOver: true }));
  const expected = [...(field?.AL ?? []), ...(field?.NL ?? [])].map(({ id }, index) => [id, (index % 6) + 1]);

  const bracket = bracketAt(end);
  const seeded = bracket.flatMap(({ sides }) => sides.map(({ team, seed: place }) => [team?.id, place]));
  expect(Object.fromEntries(seeded)).toEqual(Object.fromEntries(expected));
  for (const { length, winner, games: played } of bracket) {
    expect(winner).not.toBeNull();
    expect(played.length).toBeGreaterThan(length / 2);
    expect(played.every(({ phase, isIfNecessary }) => phase === 'final' && !isIfNecessary)).toBe(true);
  }
  // in the middle of the division series
  const divisions = bracketAt('2026-09-05T12:00:00Z').filter(({ round }) => round === 'division');
  expect(divisions.every(({ standing, sides }) => standing !== null && sides.every(({ team }) => team))).toBe(true);
});
