/** The names of the thirty major-league clubs; `id` is the team id of the Stats API. */
export const clubNames = [
  { id: 108, name: 'Los Angeles Angels', shortName: 'Angels', abbreviation: 'LAA' },
  { id: 109, name: 'Arizona Diamondbacks', shortName: 'D-backs', abbreviation: 'AZ' },
  { id: 110, name: 'Baltimore Orioles', shortName: 'Orioles', abbreviation: 'BAL' },
  { id: 111, name: 'Boston Red Sox', shortName: 'Red Sox', abbreviation: 'BOS' },
  { id: 112, name: 'Chicago Cubs', shortName: 'Cubs', abbreviation: 'CHC' },
  { id: 113, name: 'Cincinnati Reds', shortName: 'Reds', abbreviation: 'CIN' },
  { id: 114, name: 'Cleveland Guardians', shortName: 'Guardians', abbreviation: 'CLE' },
  { id: 115, name: 'Colorado Rockies', shortName: 'Rockies', abbreviation: 'COL' },
  { id: 116, name: 'Detroit Tigers', shortName: 'Tigers', abbreviation: 'DET' },
  { id: 117, name: 'Houston Astros', shortName: 'Astros', abbreviation: 'HOU' },
  { id: 118, name: 'Kansas City Royals', shortName: 'Royals', abbreviation: 'KC' },
  { id: 119, name: 'Los Angeles Dodgers', shortName: 'Dodgers', abbreviation: 'LAD' },
  { id: 120, name: 'Washington Nationals', shortName: 'Nationals', abbreviation: 'WSH' },
  { id: 121, name: 'New York Mets', shortName: 'Mets', abbreviation: 'NYM' },
  { id: 133, name: 'Athletics', shortName: 'Athletics', abbreviation: 'ATH' },
  { id: 134, name: 'Pittsburgh Pirates', shortName: 'Pirates', abbreviation: 'PIT' },
  { id: 135, name: 'San Diego Padres', shortName: 'Padres', abbreviation: 'SD' },
  { id: 136, name: 'Seattle Mariners', shortName: 'Mariners', abbreviation: 'SEA' },
  { id: 137, name: 'San Francisco Giants', shortName: 'Giants', abbreviation: 'SF' },
  { id: 138, name: 'St. Louis Cardinals', shortName: 'Cardinals', abbreviation: 'STL' },
  { id: 139, name: 'Tampa Bay Rays', shortName: 'Rays', abbreviation: 'TB' },
  { id: 140, name: 'Texas Rangers', shortName: 'Rangers', abbreviation: 'TEX' },
  { id: 141, name: 'Toronto Blue Jays', shortName: 'Blue Jays', abbreviation: 'TOR' },
  { id: 142, name: 'Minnesota Twins', shortName: 'Twins', abbreviation: 'MIN' },
  { id: 143, name: 'Philadelphia Phillies', shortName: 'Phillies', abbreviation: 'PHI' },
  { id: 144, name: 'Atlanta Braves', shortName: 'Braves', abbreviation: 'ATL' },
  { id: 145, name: 'Chicago White Sox', shortName: 'White Sox', abbreviation: 'CWS' },
  { id: 146, name: 'Miami Marlins', shortName: 'Marlins', abbreviation: 'MIA' },
  { id: 147, name: 'New York Yankees', shortName: 'Yankees', abbreviation: 'NYY' },
  { id: 158, name: 'Milwaukee Brewers', shortName: 'Brewers', abbreviation: 'MIL' },
] as const;

type ClubNames = (typeof clubNames)[number];

/** The default team of all pages: the Mets. */
export const defaultClubId = 121;

/** Undefined for a team of another level. */
export function clubNamesOf(teamId: number): ClubNames | undefined {
  return clubNames.find((club) => club.id === teamId);
}
