import type { Club, Division, LeagueOfClubs, Sport } from '../model.ts';

export const sports: readonly Sport[] = [
  { id: 1, name: 'Major League Baseball' },
  { id: 11, name: 'Triple-A' },
  { id: 12, name: 'Double-A' },
  { id: 13, name: 'High-A' },
  { id: 14, name: 'Single-A' },
  { id: 22, name: 'College Baseball' },
];

export const mlbLeagues: readonly LeagueOfClubs[] = [
  { id: 103, sportId: 1, name: 'American League', abbreviation: 'AL' },
  { id: 104, sportId: 1, name: 'National League', abbreviation: 'NL' },
];

const division = (id: number, leagueId: number, part: 'East' | 'Central' | 'West'): Division => ({
  id,
  leagueId,
  sportId: 1,
  name: `${leagueId === 103 ? 'American' : 'National'} League ${part}`,
  shortName: `${leagueId === 103 ? 'AL' : 'NL'} ${part}`,
});

export const mlbDivisions: readonly Division[] = [
  division(201, 103, 'East'),
  division(202, 103, 'Central'),
  division(200, 103, 'West'),
  division(204, 104, 'East'),
  division(205, 104, 'Central'),
  division(203, 104, 'West'),
];

type Row = readonly [
  id: number, location: string, clubName: string, shortName: string, abbreviation: string, divisionId: number,
  venueId: number, firstYear: number,
]; // prettier-ignore

// prettier-ignore
const rows: readonly Row[] = [
  [108, 'Anaheim', 'Angels', 'LA Angels', 'LAA', 200, 1, 1961],
  [109, 'Phoenix', 'Diamondbacks', 'Arizona', 'AZ', 203, 15, 1998],
  [110, 'Baltimore', 'Orioles', 'Baltimore', 'BAL', 201, 2, 1901],
  [111, 'Boston', 'Red Sox', 'Boston', 'BOS', 201, 3, 1901],
  [112, 'Chicago', 'Cubs', 'Chi Cubs', 'CHC', 205, 17, 1874],
  [113, 'Cincinnati', 'Reds', 'Cincinnati', 'CIN', 205, 2602, 1882],
  [114, 'Cleveland', 'Guardians', 'Cleveland', 'CLE', 202, 5, 1901],
  [115, 'Denver', 'Rockies', 'Colorado', 'COL', 203, 19, 1992],
  [116, 'Detroit', 'Tigers', 'Detroit', 'DET', 202, 2394, 1901],
  [117, 'Houston', 'Astros', 'Houston', 'HOU', 200, 2392, 1962],
  [118, 'Kansas City', 'Royals', 'Kansas City', 'KC', 202, 7, 1968],
  [119, 'Los Angeles', 'Dodgers', 'LA Dodgers', 'LAD', 203, 22, 1884],
  [120, 'Washington', 'Nationals', 'Washington', 'WSH', 204, 3309, 1968],
  [121, 'Flushing', 'Mets', 'NY Mets', 'NYM', 204, 3289, 1962],
  [133, 'Sacramento', 'Athletics', 'Athletics', 'ATH', 200, 2529, 1901],
  [134, 'Pittsburgh', 'Pirates', 'Pittsburgh', 'PIT', 205, 31, 1882],
  [135, 'San Diego', 'Padres', 'San Diego', 'SD', 203, 2680, 1968],
  [136, 'Seattle', 'Mariners', 'Seattle', 'SEA', 200, 680, 1976],
  [137, 'San Francisco', 'Giants', 'San Francisco', 'SF', 203, 2395, 1883],
  [138, 'St. Louis', 'Cardinals', 'St. Louis', 'STL', 205, 2889, 1892],
  [139, 'St. Petersburg', 'Rays', 'Tampa Bay', 'TB', 201, 12, 1996],
  [140, 'Arlington', 'Rangers', 'Texas', 'TEX', 200, 5325, 1961],
  [141, 'Toronto', 'Blue Jays', 'Toronto', 'TOR', 201, 14, 1977],
  [142, 'Minneapolis', 'Twins', 'Minnesota', 'MIN', 202, 3312, 1901],
  [143, 'Philadelphia', 'Phillies', 'Philadelphia', 'PHI', 204, 2681, 1883],
  [144, 'Atlanta', 'Braves', 'Atlanta', 'ATL', 204, 4705, 1871],
  [145, 'Chicago', 'White Sox', 'Chi White Sox', 'CWS', 202, 4, 1901],
  [146, 'Miami', 'Marlins', 'Miami', 'MIA', 204, 4169, 1991],
  [147, 'Bronx', 'Yankees', 'NY Yankees', 'NYY', 201, 3313, 1903],
  [158, 'Milwaukee', 'Brewers', 'Milwaukee', 'MIL', 205, 32, 1968],
];

const franchise: Readonly<Record<number, string>> = {
  108: 'Los Angeles', 109: 'Arizona', 115: 'Colorado', 121: 'New York', 139: 'Tampa Bay', 140: 'Texas',
  142: 'Minnesota', 147: 'New York', 133: '',
}; // prettier-ignore

export const mlbClubs: readonly Club[] = rows.map((row) => {
  const [id, locationName, clubName, shortName, abbreviation, divisionId, venueId, firstYearOfPlay] = row;
  return {
    id,
    sportId: 1,
    name: `${franchise[id] ?? locationName} ${clubName}`.trim(),
    clubName,
    shortName,
    locationName,
    abbreviation,
    leagueId: divisionId <= 202 ? 103 : 104,
    divisionId,
    venueId,
    parentClubId: null,
    firstYearOfPlay,
  };
});
