import type { Club, Division, LeagueOfClubs, Sport } from '../model.ts';

export const sports: readonly Sport[] = [
  { id: 1, code: 'mlb', name: 'Major League Baseball', abbreviation: 'MLB', sortOrder: 11 },
  { id: 11, code: 'aaa', name: 'Triple-A', abbreviation: 'AAA', sortOrder: 101 },
  { id: 12, code: 'aax', name: 'Double-A', abbreviation: 'AA', sortOrder: 201 },
  { id: 13, code: 'afa', name: 'High-A', abbreviation: 'A+', sortOrder: 301 },
  { id: 14, code: 'afx', name: 'Single-A', abbreviation: 'A', sortOrder: 401 },
  { id: 22, code: 'bbc', name: 'College Baseball', abbreviation: 'COL', sortOrder: 5001 },
];

export const mlbLeagues: readonly LeagueOfClubs[] = [
  { id: 103, sportId: 1, name: 'American League', shortName: 'American', abbreviation: 'AL' },
  { id: 104, sportId: 1, name: 'National League', shortName: 'National', abbreviation: 'NL' },
];

const division = (id: number, leagueId: number, part: 'East' | 'Central' | 'West'): Division => ({
  id,
  leagueId,
  sportId: 1,
  name: `${leagueId === 103 ? 'American' : 'National'} League ${part}`,
  shortName: `${leagueId === 103 ? 'AL' : 'NL'} ${part}`,
  abbreviation: `${leagueId === 103 ? 'AL' : 'NL'}${part[0]}`,
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
  id: number, location: string, clubName: string, shortName: string, abbreviation: string, teamCode: string,
  fileCode: string, divisionId: number, venueId: number, firstYear: number,
]; // prettier-ignore

// prettier-ignore
const rows: readonly Row[] = [
  [108, 'Anaheim', 'Angels', 'LA Angels', 'LAA', 'ana', 'ana', 200, 1, 1961],
  [109, 'Phoenix', 'Diamondbacks', 'Arizona', 'AZ', 'ari', 'ari', 203, 15, 1998],
  [110, 'Baltimore', 'Orioles', 'Baltimore', 'BAL', 'bal', 'bal', 201, 2, 1901],
  [111, 'Boston', 'Red Sox', 'Boston', 'BOS', 'bos', 'bos', 201, 3, 1901],
  [112, 'Chicago', 'Cubs', 'Chi Cubs', 'CHC', 'chn', 'chc', 205, 17, 1874],
  [113, 'Cincinnati', 'Reds', 'Cincinnati', 'CIN', 'cin', 'cin', 205, 2602, 1882],
  [114, 'Cleveland', 'Guardians', 'Cleveland', 'CLE', 'cle', 'cle', 202, 5, 1901],
  [115, 'Denver', 'Rockies', 'Colorado', 'COL', 'col', 'col', 203, 19, 1992],
  [116, 'Detroit', 'Tigers', 'Detroit', 'DET', 'det', 'det', 202, 2394, 1901],
  [117, 'Houston', 'Astros', 'Houston', 'HOU', 'hou', 'hou', 200, 2392, 1962],
  [118, 'Kansas City', 'Royals', 'Kansas City', 'KC', 'kca', 'kc', 202, 7, 1968],
  [119, 'Los Angeles', 'Dodgers', 'LA Dodgers', 'LAD', 'lan', 'la', 203, 22, 1884],
  [120, 'Washington', 'Nationals', 'Washington', 'WSH', 'was', 'was', 204, 3309, 1968],
  [121, 'Flushing', 'Mets', 'NY Mets', 'NYM', 'nyn', 'nym', 204, 3289, 1962],
  [133, 'Sacramento', 'Athletics', 'Athletics', 'ATH', 'ath', 'ath', 200, 2529, 1901],
  [134, 'Pittsburgh', 'Pirates', 'Pittsburgh', 'PIT', 'pit', 'pit', 205, 31, 1882],
  [135, 'San Diego', 'Padres', 'San Diego', 'SD', 'sdn', 'sd', 203, 2680, 1968],
  [136, 'Seattle', 'Mariners', 'Seattle', 'SEA', 'sea', 'sea', 200, 680, 1976],
  [137, 'San Francisco', 'Giants', 'San Francisco', 'SF', 'sfn', 'sf', 203, 2395, 1883],
  [138, 'St. Louis', 'Cardinals', 'St. Louis', 'STL', 'sln', 'stl', 205, 2889, 1892],
  [139, 'St. Petersburg', 'Rays', 'Tampa Bay', 'TB', 'tba', 'tb', 201, 12, 1996],
  [140, 'Arlington', 'Rangers', 'Texas', 'TEX', 'tex', 'tex', 200, 5325, 1961],
  [141, 'Toronto', 'Blue Jays', 'Toronto', 'TOR', 'tor', 'tor', 201, 14, 1977],
  [142, 'Minneapolis', 'Twins', 'Minnesota', 'MIN', 'min', 'min', 202, 3312, 1901],
  [143, 'Philadelphia', 'Phillies', 'Philadelphia', 'PHI', 'phi', 'phi', 204, 2681, 1883],
  [144, 'Atlanta', 'Braves', 'Atlanta', 'ATL', 'atl', 'atl', 204, 4705, 1871],
  [145, 'Chicago', 'White Sox', 'Chi White Sox', 'CWS', 'cha', 'cws', 202, 4, 1901],
  [146, 'Miami', 'Marlins', 'Miami', 'MIA', 'mia', 'mia', 204, 4169, 1991],
  [147, 'Bronx', 'Yankees', 'NY Yankees', 'NYY', 'nya', 'nyy', 201, 3313, 1903],
  [158, 'Milwaukee', 'Brewers', 'Milwaukee', 'MIL', 'mil', 'mil', 205, 32, 1968],
];

const franchise: Readonly<Record<number, string>> = {
  108: 'Los Angeles', 109: 'Arizona', 115: 'Colorado', 121: 'New York', 139: 'Tampa Bay', 140: 'Texas',
  142: 'Minnesota', 147: 'New York', 133: '',
}; // prettier-ignore

export const mlbClubs: readonly Club[] = rows.map((row) => {
  const [id, locationName, clubName, shortName, abbreviation, teamCode, fileCode, divisionId, venueId, firstYear] = row;
  const leagueId = divisionId <= 202 ? 103 : 104;
  const name = `${franchise[id] ?? locationName} ${clubName}`.trim();
  const codes = { abbreviation, teamCode, fileCode, leagueId, divisionId, venueId };
  return {
    id,
    sportId: 1,
    name,
    clubName,
    shortName,
    locationName,
    ...codes,
    springVenueId: null,
    parentClubId: null,
    firstYearOfPlay: firstYear,
  };
});
