import { mlbLeagues } from '../../clubs/mlb-clubs.ts';
import type { Club, Venue } from '../../model.ts';

/** The park of a game whose home club is not known. */
export const placeholderVenue: Venue = {
  id: 401,
  name: 'TBD',
  city: '',
  state: '',
  stateAbbreviation: '',
  country: 'USA',
  timeZone: 'America/New_York',
  latitude: 40.7,
  longitude: -74,
  elevation: 0,
  roof: 'Open',
  turf: 'Grass',
  capacity: 40_000,
  fences: { leftLine: 330, leftCenter: 375, center: 400, rightCenter: 375, rightLine: 330 },
};

function placeholder(id: number, name: string, leagueId: number): Club {
  return {
    id,
    sportId: 1,
    name,
    clubName: name,
    shortName: name,
    locationName: name,
    abbreviation: 'TBD',
    leagueId,
    divisionId: null,
    venueId: placeholderVenue.id,
    parentClubId: null,
    firstYearOfPlay: 1901,
    isPlaceholder: true,
  };
}

/**
 * The clubs that stand in for unknown ones. The names and ids of the championship series and the World Series are those of the Stats API; the
 * others are in the same style.
 */
const names: Readonly<Record<'AL' | 'NL', Readonly<Record<number, string>>>> = {
  AL: {
    5513: 'AL Higher Seed',
    5521: 'AL Lower Seed',
    5541: 'AL #1 Seed',
    5542: 'AL #2 Seed',
    5543: 'AL #3 Seed',
    5544: 'AL #4 Seed',
    5545: 'AL #5 Seed',
    5546: 'AL #6 Seed',
    5547: 'AL 3/6 Winner',
    5548: 'AL 4/5 Winner',
    2710: 'Lg Champ #1',
  },
  NL: {
    5517: 'NL Higher Seed',
    5525: 'NL Lower Seed',
    5551: 'NL #1 Seed',
    5552: 'NL #2 Seed',
    5553: 'NL #3 Seed',
    5554: 'NL #4 Seed',
    5555: 'NL #5 Seed',
    5556: 'NL #6 Seed',
    5557: 'NL 3/6 Winner',
    5558: 'NL 4/5 Winner',
    2711: 'Lg Champ #2',
  },
};

export const placeholderClubs: readonly Club[] = mlbLeagues.flatMap(({ id, abbreviation }) =>
  Object.entries(names[abbreviation === 'AL' ? 'AL' : 'NL']).map(([clubId, name]) =>
    placeholder(Number(clubId), name, id),
  ),
);
