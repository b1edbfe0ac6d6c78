import { describe, expect, test } from 'vitest';
import { type BracketTeam, createBracket, type PostseasonField, type PostseasonGame } from '../bracket.ts';
import { goals } from './goals.ts';
import type { KnownSeason } from './season-plan.ts';
import { simulateChances } from './simulate-chances.ts';
import { inventedKnownSeason, inventedSchedule } from './testing/invented-known-season.ts';

const team = (id: number): BracketTeam => ({ id, name: `Club ${id}`, shortName: `C${id}`, abbreviation: `C${id}` });

/** By seed; clubs 1, 6 and 11, and 16, 21 and 26, won their divisions. */
const seeds = { AL: [1, 6, 11, 2, 7, 3], NL: [16, 21, 26, 17, 22, 18] };

type Facts = Pick<PostseasonGame, 'round' | 'league' | 'seriesNumber' | 'length'> & { clubs: [number, number] };

/** The games of a series so far, and its next one: 'WL' is a win and a loss of the first club. */
function series({ clubs: [one, other], ...facts }: Facts, results: string, gamePk: number): PostseasonGame[] {
  return `${results}?`.split('').map((result, index): PostseasonGame => {
    const number = index + 1;
    const isFirstAtHome = facts.length === 3 || number <= 2;
    const [home, away] = isFirstAtHome ? [one, other] : [other, one];
    const scoreOf = (club: number) => (result === '?' ? null : (result === 'W') === (club === one) ? 3 : 1);
    return {
      ...facts,
      gamePk: gamePk + index,
      number,
      date: '2030-10-01',
      startsAt: null,
      phase: result === '?' ? 'open' : 'final',
      isIfNecessary: false,
      home: { team: team(home), score: scoreOf(home) },
      away: { team: team(away), score: scoreOf(away) },
    };
  });
}

/** The first round; the division series of seeds 1 and 2 have their first club only. */
function firstRound(results: readonly [string, string, string, string]): PostseasonGame[] {
  const round = { round: 'wildCard', length: 3 } as const;
  const half = (league: 'AL' | 'NL', first: number, [ofThird, ofFourth]: readonly [string, string]) => {
    const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = seeds[league];
    const bye = (seriesNumber: number, club: number): PostseasonGame[] =>
      series({ round: 'division', league, seriesNumber, length: 5, clubs: [club, 0] }, '', 900 + seriesNumber * 10).map(
        (game) => ({ ...game, away: { team: null, score: null } }),
      );
    return [
      ...series({ ...round, league, seriesNumber: first, clubs: [three, six] }, ofThird, 100 * first),
      ...series({ ...round, league, seriesNumber: first + 1, clubs: [four, five] }, ofFourth, 100 * (first + 1)),
      ...bye(first, one),
      ...bye(first + 1, two),
    ];
  };
  return [...half('AL', 1, [results[0], results[1]]), ...half('NL', 3, [results[2], results[3]])];
}

const noField: PostseasonField | null = null;

function chancesOf(games: readonly PostseasonGame[], tonight: KnownSeason['tonight'] = [], simulated = 1000) {
  const bracket = createBracket('2030', games, noField);
  const schedule = inventedSchedule({ rounds: 10, decided: 10, seed: 5 });
  const known = inventedKnownSeason({ games: schedule, bracket, tonight });
  const chances = simulateChances(known, { seasons: simulated, seed: 1 });
  return { tonight: chances?.tonight, clubOf: (id: number) => chances?.clubs.find((club) => club.id === id) };
}

describe('during the first round', () => {
  const { clubOf, tonight } = chancesOf(firstRound(['W', 'WW', 'LL', '']), [{ gamePk: 101, homeChance: 0.5 }]);

  test('the field is that of the bracket, and is decided', () => {
    const field = new Set([...seeds.AL, ...seeds.NL]);
    for (let id = 1; id <= 30; id += 1) {
      expect(clubOf(id)?.reached.playoffs, `${id}`).toBe(field.has(id) ? 1000 : 0);
      expect(clubOf(id)?.decided).toEqual(expect.arrayContaining(['division', 'wildCard', 'bye', 'playoffs']));
    }
    expect(clubOf(1)).toMatchObject({ reached: { bye: 1000, divisionSeries: 1000, wildCard: 0 } });
    expect(clubOf(2)).toMatchObject({ reached: { bye: 0, division: 0, wildCard: 1000 } });
  });

  test('the winner of a series plays in the next one, and its loser is out', () => {
    expect(clubOf(2)).toMatchObject({ reached: { divisionSeries: 1000 } });
    expect(clubOf(7)?.decided).toEqual(expect.arrayContaining([...goals]));
    expect(clubOf(7)).toMatchObject({ reached: { divisionSeries: 0, title: 0 } });
    expect(clubOf(18)).toMatchObject({ reached: { divisionSeries: 1000 } });
    expect(clubOf(18)?.decided).not.toContain('title');
  });

  test('a club that leads is more likely to win the series, which is open', () => {
    const reached = clubOf(11)?.reached.divisionSeries ?? 0;
    expect(reached).toBeGreaterThan(600);
    expect(reached).toBeLessThan(1000);
    expect(clubOf(11)?.decided).not.toContain('divisionSeries');
  });

  test('its second win decides it', () => {
    const swingOf = (id: number) => tonight?.[0]?.clubs.find((club) => club.id === id)?.swing.divisionSeries ?? 0;
    // after a loss the third game is open
    expect(swingOf(11)).toBeGreaterThan(0.3);
    expect(swingOf(11)).toBeLessThan(0.7);
    expect(swingOf(3)).toBeCloseTo(-swingOf(11), 10);
  });
});

test('after the World Series the title is decided', () => {
  const world = series({ round: 'world', league: null, seriesNumber: 1, length: 7, clubs: [1, 16] }, 'WWWW', 500);
  const { clubOf } = chancesOf([...firstRound(['WW', 'WW', 'WW', 'WW']), ...world.slice(0, 4)]);
  expect(clubOf(1)).toMatchObject({ reached: { title: 1000 } });
  expect(clubOf(1)?.decided).toContain('title');
  expect(clubOf(16)).toMatchObject({ reached: { worldSeries: 1000, title: 0 } });
});
