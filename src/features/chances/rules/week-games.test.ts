import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClubChances, WeekGame } from '#rules/baseball/chances/season-chances.ts';
import type { ComparedResults } from '../shapes.ts';
import { findWeekGames } from './week-games.ts';

const seasons = 1000;
const today = '2031-06-01';

const club = (id: number, playoffs: number): ClubChances => ({
  id,
  wins: { mean: 81, p10: 72, p90: 90 },
  reached: {
    division: 0,
    wildCard: 0,
    bye: 0,
    divisionSeries: 0,
    championshipSeries: 0,
    worldSeries: 0,
    playoffs,
    title: 100,
  },
  places: [],
  decided: [],
});

/** A game that the home club wins in half of the seasons; `reached`: the playoffs in these, the title in 80. */
const game = (gamePk: number, [home, away]: [number, number], reached: [number, number]): WeekGame => ({
  gamePk,
  date: `2031-06-0${gamePk}`,
  home,
  away,
  homeWins: 500,
  reached: { home: { playoffs: reached[0], title: 80 }, away: { playoffs: reached[1], title: 80 } },
});

const none: ComparedResults = { compared: ['playoffs'], games: [], mostImportant: null, rootFor: [] };

type Given = { week: WeekGame[]; compared?: ComparedResults; playoffs?: number };

const find = ({ week, compared = none, playoffs = 500 }: Given) =>
  findWeekGames(1, { compared, day: today, week, clubs: [club(1, playoffs), club(2, 500)], seasons });

describe('the games of the coming week', () => {
  test('have the chances of the club after a win and a loss, those that matter most first', () =>
    expect(find({ week: [game(2, [1, 2], [270, 0]), game(3, [2, 1], [0, 220]), game(4, [2, 3], [0, 500])] })).toEqual([
      { gamePk: 3, day: '2031-06-03', opponentId: 2, isHome: false, win: 0.554, loss: 0.446 },
      { gamePk: 2, day: '2031-06-02', opponentId: 2, isHome: true, win: 0.536, loss: 0.464 },
    ]));

  test('are five at most, and none with an effect below two points', () => {
    expect(find({ week: [game(2, [1, 2], [255, 0])] })).toEqual([]);
    expect(find({ week: [2, 3, 4, 5, 6, 7].map((pk) => game(pk, [1, 2], [260 + pk, 0])) })).toHaveLength(5);
  });

  test('are left out if one club wins in every simulated season', () =>
    expect(find({ week: [{ ...game(2, [1, 2], [500, 0]), homeWins: seasons }] })).toEqual([]));

  test('have the same chances as the games of the next day', () => {
    const side = (teamId: number) => ({
      teamId,
      now: {},
      win: { playoffs: 0.6 },
      loss: { playoffs: 0.4 },
      decided: [],
    });
    const compared = { ...none, games: [{ gamePk: 2, homeChance: 0.5, home: side(2), away: side(1), others: [] }] };
    expect(find({ week: [game(2, [2, 1], [0, 200])], compared })).toEqual([
      { gamePk: 2, day: today, opponentId: 2, isHome: false, win: 0.6, loss: 0.4 },
    ]);
  });

  test('have the chances of the title once the field is known', () =>
    expect(find({ week: [game(2, [1, 2], [0, 0])], compared: { ...none, compared: ['title'] } })).toMatchObject([
      { win: 0.154, loss: 0.046 },
    ]));

  test('have the chance itself as the mean of both results, by their shares', () =>
    assert(
      property(
        record({
          isHome: constantFrom(true, false),
          homeWins: integer({ min: 1, max: 999 }),
          seed: integer({ min: 0, max: 999 }),
        }),
        integer({ min: 0, max: 1000 }),
        ({ isHome, homeWins, seed }, playoffs) => {
          const least = Math.max(0, playoffs - (seasons - homeWins));
          const reached = least + (seed % (Math.min(playoffs, homeWins) - least + 1));
          const week = [{ ...game(2, isHome ? [1, 2] : [2, 1], [reached, reached]), homeWins }];
          for (const { win, loss } of find({ week, playoffs })) {
            const share = (isHome ? homeWins : seasons - homeWins) / seasons;
            expect(share * win + (1 - share) * loss).toBeCloseTo(playoffs / seasons, 3);
          }
        },
      ),
    ));
});
