import type { GroupStats, PlayerResponse, StatLine } from '../../contract/player.ts';

export const inventedBio: PlayerResponse['player'] = {
  id: 900_001,
  name: 'Ana Marsh',
  age: 27,
  height: '6\' 2"',
  weight: 205,
  draftYear: 2017,
  birthDate: '2004-03-09',
  birthPlace: 'Eastport, ME, USA',
  bats: 'Switch',
  throws: 'Right',
  nickname: 'The Tide',
  debut: '2026-05-01',
  jerseyNumber: '7',
  position: { group: 'infielder', code: '6', name: 'Shortstop', type: 'Infielder', abbreviation: 'SS' },
  team: { id: 121, name: 'New York Mets' },
  isActive: true,
};

export function inventedLine(line: Partial<StatLine>): StatLine {
  return {
    season: '2031',
    team: { id: 121, name: 'New York Mets' },
    teams: null,
    position: null,
    figures: { homeRuns: '12', avg: '.281' },
    ...line,
  };
}

export const inventedYears: GroupStats = {
  group: 'hitting',
  career: [inventedLine({ season: null, team: null, teams: 2, figures: { homeRuns: '40', avg: '.275' } })],
  years: [
    inventedLine({ season: '2030', team: { id: 110, name: 'Baltimore Orioles' }, figures: { homeRuns: '5' } }),
    inventedLine({ season: '2030', figures: { homeRuns: '3' } }),
    inventedLine({ season: '2030', team: null, teams: 2, figures: { homeRuns: '8' } }),
    inventedLine({ season: '2031', figures: {} }),
  ],
};
