import type { Club, Division, LeagueOfClubs, SportId, Venue } from '../model.ts';
import { mlbClubs } from './mlb-clubs.ts';
import { nicknames, schools, states, towns } from './fictional-places.ts';

/** The minor leagues have their real names; their clubs, towns and parks are invented. */
export const minorLeagues: readonly LeagueOfClubs[] = [
  { id: 117, sportId: 11, name: 'International League', shortName: 'International', abbreviation: 'INT' },
  { id: 112, sportId: 11, name: 'Pacific Coast League', shortName: 'Pacific Coast', abbreviation: 'PCL' },
  { id: 113, sportId: 12, name: 'Eastern League', shortName: 'Eastern', abbreviation: 'EAS' },
  { id: 111, sportId: 12, name: 'Southern League', shortName: 'Southern', abbreviation: 'SOU' },
  { id: 109, sportId: 12, name: 'Texas League', shortName: 'Texas', abbreviation: 'TEX' },
  { id: 118, sportId: 13, name: 'Midwest League', shortName: 'Midwest', abbreviation: 'MID' },
  { id: 116, sportId: 13, name: 'South Atlantic League', shortName: 'South Atlantic', abbreviation: 'SAL' },
  { id: 126, sportId: 13, name: 'Northwest League', shortName: 'Northwest', abbreviation: 'NWL' },
  { id: 110, sportId: 14, name: 'California League', shortName: 'California', abbreviation: 'CAL' },
  { id: 122, sportId: 14, name: 'Carolina League', shortName: 'Carolina', abbreviation: 'CAR' },
  { id: 123, sportId: 14, name: 'Florida State League', shortName: 'Florida State', abbreviation: 'FSL' },
  { id: 107, sportId: 22, name: 'College Baseball', shortName: 'College', abbreviation: 'COL' },
];

const affiliateSports: readonly SportId[] = [11, 12, 13, 14];

export const minorDivisions: readonly Division[] = minorLeagues
  .filter((league) => league.sportId !== 22)
  .flatMap((league) => [divisionOf(league, 0), divisionOf(league, 1)]);

function divisionOf(league: LeagueOfClubs, index: 0 | 1): Division {
  const part = index === 0 ? 'East' : 'West';
  const id = league.id * 10 + 4000 + index;
  const name = `${league.name} ${part}`;
  return {
    id,
    leagueId: league.id,
    sportId: league.sportId,
    name,
    shortName: `${league.abbreviation} ${part}`,
    abbreviation: `${league.abbreviation}${part[0]}`,
  };
}

type Place = { town: string; state: (typeof states)[number] };

/** A town combines two words of the lists; the step of 7 prevents neighbors in the list from sharing a word. */
function placeAt(index: number): Place {
  const first = towns.first[index % towns.first.length] ?? 'Cedar';
  const second = towns.second[(index * 7 + Math.floor(index / towns.first.length)) % towns.second.length] ?? 'Falls';
  const state = states[(index * 5) % states.length];
  if (state === undefined) throw new Error('no states');
  return { town: `${first} ${second}`, state };
}

const letters = (text: string): string => text.replaceAll(/[^A-Za-z]/g, '');

function venueOf(id: number, index: number, name: string, place: Place, capacity: number): Venue {
  const { town, state } = place;
  const spread = (index * 37) % 20;
  return {
    id,
    name,
    city: town,
    state: state.name,
    stateAbbreviation: state.abbreviation,
    country: 'USA',
    timeZone: state.timeZone,
    latitude: state.latitude + spread / 25,
    longitude: state.longitude - spread / 25,
    elevation: 40 + ((index * 113) % 900),
    roof: 'Open',
    turf: index % 9 === 0 ? 'Artificial Turf' : 'Grass',
    capacity,
    fences: {
      leftLine: 320 + (spread % 15),
      leftCenter: 368 + (spread % 13),
      center: 398 + (spread % 10),
      rightCenter: 370 + (spread % 9),
      rightLine: 320 + (spread % 12),
    },
  };
}

function affiliate(sportId: SportId, parent: Club, parentIndex: number): { club: Club; venue: Venue } {
  const level = affiliateSports.indexOf(sportId);
  const index = level * 30 + parentIndex;
  const place = placeAt(index);
  const leagues = minorLeagues.filter((league) => league.sportId === sportId);
  const league = leagues[parentIndex % leagues.length];
  if (league === undefined) throw new Error(`no league at level ${sportId}`);
  const nickname = nicknames[index % nicknames.length] ?? 'Herons';
  const id = sportId * 1000 + parentIndex + 1;
  const code = `${letters(place.town).slice(0, 2)}${letters(nickname)[0]}`.toLowerCase();
  const club: Club = {
    id,
    sportId,
    name: `${place.town} ${nickname}`,
    clubName: nickname,
    shortName: place.town,
    locationName: place.town,
    abbreviation: code.toUpperCase(),
    teamCode: `t${id}`,
    fileCode: `t${id}`,
    leagueId: league.id,
    divisionId: league.id * 10 + 4000 + (Math.floor(parentIndex / leagues.length) % 2),
    venueId: 100_000 + id,
    springVenueId: null,
    parentClubId: parent.id,
    firstYearOfPlay: 1950 + ((index * 13) % 65),
  };
  const capacity = [10_500, 7200, 5600, 4300][level] ?? 5000;
  return {
    club,
    venue: venueOf(
      club.venueId,
      index,
      `${place.town.split(' ')[0]} ${['Park', 'Field', 'Stadium'][index % 3]}`,
      place,
      capacity + ((index * 311) % 1500),
    ),
  };
}

function college(index: number): { club: Club; venue: Venue } {
  const school = schools[index];
  if (school === undefined) throw new Error(`no school ${index}`);
  const place = placeAt(120 + index);
  const id = 22_001 + index;
  const club: Club = {
    id,
    sportId: 22,
    name: `${school.name} ${school.nickname}`,
    clubName: school.nickname,
    shortName: school.name,
    locationName: place.town,
    abbreviation: letters(school.name).slice(0, 4).toUpperCase(),
    teamCode: `c${id}`,
    fileCode: `c${id}`,
    leagueId: 107,
    divisionId: null,
    venueId: 100_000 + id,
    springVenueId: null,
    parentClubId: null,
    firstYearOfPlay: 1900 + ((index * 13) % 65),
  };
  return { club, venue: venueOf(club.venueId, 120 + index, `${school.name} Ballpark`, place, 2200 + index * 110) };
}

const made = [
  ...affiliateSports.flatMap((sportId) => mlbClubs.map((parent, index) => affiliate(sportId, parent, index))),
  ...schools.map((_, index) => college(index)),
];

export const minorClubs: readonly Club[] = made.map((entry) => entry.club);
export const minorVenues: readonly Venue[] = made.map((entry) => entry.venue);
