import { expect, test } from 'vitest';
import type { StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { listRelievers } from './rules.ts';

function pitcher(id: number, name: string, figures: Record<string, string>): StatSplit {
  return {
    season: '2031',
    date: null,
    player: { id, name },
    team: null,
    opponent: null,
    league: null,
    teams: null,
    gameType: 'R',
    position: null,
    level: null,
    gamePk: null,
    isHome: null,
    isWin: null,
    situation: null,
    figures,
  };
}

const staff = [
  pitcher(1, 'Starter', { gamesPlayed: '20', gamesStarted: '20' }),
  pitcher(2, 'Swingman', { gamesPlayed: '20', gamesStarted: '3' }),
  pitcher(3, 'Once an Opener', { gamesPlayed: '20', gamesStarted: '2', era: '3.10', saves: '1' }),
  pitcher(4, 'Closer', { gamesPlayed: '31', gamesStarted: '0', era: '2.05', saves: '18', inningsPitched: '30.2' }),
  pitcher(5, 'Hurt', { gamesPlayed: '0' }),
];

test('a pitcher who starts more than one game in ten is not a reliever; most games come first', () => {
  expect(listRelievers(staff).map(({ name }) => name)).toEqual(['Closer', 'Once an Opener']);
  expect(listRelievers(staff, 1)).toMatchObject([{ id: 4, games: 31, era: '2.05', saves: '18', innings: '30.2' }]);
});

test('a figure that the upstream does not have is null', () =>
  expect(listRelievers(staff)[1]).toMatchObject({ whip: null, holds: null, innings: null }));
