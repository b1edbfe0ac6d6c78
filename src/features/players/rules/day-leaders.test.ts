import { expect, test } from 'vitest';
import type { Figures, StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { leadersOfDay } from './day-leaders.ts';

const split = (id: number, figures: Figures): StatSplit => ({
  season: '2031',
  date: null,
  player: { id, name: `Player ${id}` },
  team: { id: 121, name: 'New York Mets' },
  opponent: null,
  league: null,
  teams: null,
  gameType: 'R',
  position: null,
  level: 1,
  gamePk: null,
  isHome: null,
  isWin: null,
  situation: null,
  figures,
});

test('each category has its first three players with their day; runs batted in and total bases decide between equal ones', () => {
  const lists = leadersOfDay({
    hitting: [
      split(1, { atBats: '4', hits: '1', homeRuns: '1', rbi: '1', totalBases: '4' }),
      split(2, { atBats: '5', hits: '3', homeRuns: '1', rbi: '4', totalBases: '6', runs: '2', baseOnBalls: '1' }),
      split(3, { atBats: '5', hits: '3', homeRuns: '0', rbi: '0', totalBases: '3' }),
      split(4, { atBats: '4', hits: '2', homeRuns: '0', rbi: '2', totalBases: '3' }),
      split(5, { atBats: '3', hits: '0', homeRuns: '0', rbi: '0', totalBases: '0' }),
    ],
    pitching: [split(6, { inningsPitched: '6.2', hits: '4', earnedRuns: '1', baseOnBalls: '2', strikeOuts: '9' })],
  });
  const idsOf = (name: string) => lists.find((list) => list.name === name)?.leaders.map(({ person }) => person.id);
  expect(lists.map(({ name }) => name)).toEqual(['Home runs', 'Hits', 'Runs batted in', 'Strikeouts']);
  expect([idsOf('Home runs'), idsOf('Hits'), idsOf('Runs batted in')]).toEqual([
    [2, 1],
    [2, 3, 4],
    [2, 4, 1],
  ]);
  expect(lists[0]?.leaders[0]).toEqual({
    person: { id: 2, name: 'Player 2' },
    teamId: 121,
    value: 1,
    line: '3-for-5, HR, 4 RBI, 2 R, BB',
  });
  expect(lists.at(-1)?.leaders).toMatchObject([{ value: 9, line: '6.2 IP, 4 H, 1 ER, 2 BB, 9 K' }]);
});

test('a day without games has no lists', () => expect(leadersOfDay({ hitting: [], pitching: [] })).toEqual([]));
