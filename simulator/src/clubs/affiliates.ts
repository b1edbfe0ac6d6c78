import type { Club, Division, LeagueOfClubs, SportId, Venue } from '../model.ts';
import { mlbClubs } from './mlb-clubs.ts';

/** Words for the names of invented towns, clubs and schools. No real affiliate has such a combination. */
const towns = {
  first: [
    'Cedar', 'Maple', 'Iron', 'Silver', 'Fox', 'Harbor', 'Granite', 'Willow', 'Copper', 'Eagle', 'Pine', 'Amber', 'Birch',
    'Stone', 'Clear', 'Raven', 'Juniper', 'Mill', 'Salt', 'Summer', 'Thunder', 'Walnut', 'Lake', 'Canyon', 'Prairie',
    'Crystal', 'Elm', 'Garnet', 'Hazel', 'Kettle', 'Marble', 'North', 'Otter', 'Quarry',
  ],
  second: [
    'Falls', 'Ridge', 'Hollow', 'Crossing', 'Springs', 'Landing', 'Grove', 'Point', 'Valley', 'Bend', 'Bluff', 'Heights',
    'Junction', 'Meadows', 'Creek', 'Bay', 'Forks', 'Prairie', 'Hill',
  ],
}; // prettier-ignore

const states = [
  { name: 'New York', abbreviation: 'NY', timeZone: 'America/New_York', latitude: 42.6, longitude: -75.2 },
  { name: 'Ohio', abbreviation: 'OH', timeZone: 'America/New_York', latitude: 40.3, longitude: -82.6 },
  { name: 'Iowa', abbreviation: 'IA', timeZone: 'America/Chicago', latitude: 41.9, longitude: -93.4 },
  { name: 'Oregon', abbreviation: 'OR', timeZone: 'America/Los_Angeles', latitude: 44.4, longitude: -122.6 },
  { name: 'Georgia', abbreviation: 'GA', timeZone: 'America/New_York', latitude: 32.8, longitude: -83.4 },
  { name: 'Texas', abbreviation: 'TX', timeZone: 'America/Chicago', latitude: 31.6, longitude: -97.4 },
  { name: 'Colorado', abbreviation: 'CO', timeZone: 'America/Denver', latitude: 38.9, longitude: -104.9 },
  { name: 'Tennessee', abbreviation: 'TN', timeZone: 'America/Chicago', latitude: 35.8, longitude: -86.4 },
  { name: 'California', abbreviation: 'CA', timeZone: 'America/Los_Angeles', latitude: 36.6, longitude: -119.7 },
  { name: 'Pennsylvania', abbreviation: 'PA', timeZone: 'America/New_York', latitude: 40.9, longitude: -77.4 },
  { name: 'North Carolina', abbreviation: 'NC', timeZone: 'America/New_York', latitude: 35.6, longitude: -79.6 },
  { name: 'Michigan', abbreviation: 'MI', timeZone: 'America/Detroit', latitude: 42.9, longitude: -85.1 },
  { name: 'Arizona', abbreviation: 'AZ', timeZone: 'America/Phoenix', latitude: 33.2, longitude: -111.7 },
] as const;

const nicknames: readonly string[] = [
  'Lanterns', 'Herons', 'Rivermen', 'Coyotes', 'Stokers', 'Drifters', 'Kingfishers', 'Foxhounds', 'Millers', 'Comets',
  'Tinkers', 'Badgers', 'Skylarks', 'Haymakers', 'Riveters', 'Moonshiners', 'Wranglers', 'Puffins', 'Trailblazers', 'Otters',
  'Anvils', 'Bobcats', 'Switchmen', 'Pelicans', 'Loggers', 'Meteors', 'Beekeepers', 'Grizzlies', 'Ferrymen', 'Falcons',
  'Thunderbirds', 'Cobblers', 'Mudhounds', 'Roughriders', 'Quails', 'Sandpipers', 'Ironclads', 'Jackrabbits', 'Keystones', 'Lynxes',
  'Mariachis', 'Nighthawks', 'Orchardmen', 'Porcupines', 'Quarrymen', 'Rattlers', 'Steamers', 'Tumbleweeds', 'Vipers', 'Woodpeckers',
  'Yellowjackets', 'Zephyrs', 'Alpacas', 'Blacksmiths', 'Chanticleers', 'Dragonflies', 'Egrets', 'Firebrands', 'Gophers', 'Hurricanes',
  'Icebreakers', 'Jesters', 'Kites', 'Lumberjacks', 'Minutemen', 'Newts', 'Osprey', 'Prospectors', 'Quicksilvers', 'Ramblers',
  'Salamanders', 'Timberwolves', 'Umbrellas', 'Voyagers', 'Wildcats', 'Foghorns', 'Bullfrogs', 'Cicadas', 'Dinghies', 'Elks',
  'Flyers', 'Gliders', 'Hedgehogs', 'Inkwells', 'Jaybirds', 'Kodiaks', 'Longhorns', 'Mustangs', 'Nutcrackers', 'Owls',
  'Pipers', 'Runners', 'Sailors', 'Terrapins', 'Troubadours', 'Whistlers', 'Wolverines', 'Captains', 'Cannoneers', 'Chipmunks',
  'Cranes', 'Cyclones', 'Dockers', 'Explorers', 'Gamecocks', 'Goldpanners', 'Hornets', 'Lamplighters', 'Monarchs', 'Mules',
  'Navigators', 'Peaches', 'Pioneers', 'Ravens', 'Rockhoppers', 'Scarecrows', 'Sluggards', 'Starlings', 'Stingrays', 'Turtles',
]; // prettier-ignore

/** Names and nicknames. */
const schools = (
  'Ashford State:Bison,Bellwether:Rams,Carrow Tech:Engineers,Dunmore:Highlanders,Eastlake:Mallards,' +
  'Fairhaven:Admirals,Glenrock A&M:Ranchers,Hartwell:Stags,Inverness State:Pipers,Juniper Valley:Roadrunners,' +
  'Kingsbridge:Lions,Larkspur:Larks,Merriweather:Monks,Northgate:Huskies,Oakhurst:Acorns,Pemberton:Pelicans'
)
  .split(',')
  .map((school) => school.split(':'));

/** The minor leagues have their real names; their clubs, towns and parks are invented. */
export const minorLeagues: readonly LeagueOfClubs[] = [
  { id: 117, sportId: 11, name: 'International League', abbreviation: 'INT' },
  { id: 112, sportId: 11, name: 'Pacific Coast League', abbreviation: 'PCL' },
  { id: 113, sportId: 12, name: 'Eastern League', abbreviation: 'EAS' },
  { id: 111, sportId: 12, name: 'Southern League', abbreviation: 'SOU' },
  { id: 109, sportId: 12, name: 'Texas League', abbreviation: 'TEX' },
  { id: 118, sportId: 13, name: 'Midwest League', abbreviation: 'MID' },
  { id: 116, sportId: 13, name: 'South Atlantic League', abbreviation: 'SAL' },
  { id: 126, sportId: 13, name: 'Northwest League', abbreviation: 'NWL' },
  { id: 110, sportId: 14, name: 'California League', abbreviation: 'CAL' },
  { id: 122, sportId: 14, name: 'Carolina League', abbreviation: 'CAR' },
  { id: 123, sportId: 14, name: 'Florida State League', abbreviation: 'FSL' },
  { id: 107, sportId: 22, name: 'College Baseball', abbreviation: 'COL' },
];

const affiliateSports: readonly SportId[] = [11, 12, 13, 14];

export const minorDivisions: readonly Division[] = minorLeagues
  .filter((league) => league.sportId !== 22)
  .flatMap(({ id, sportId, name, abbreviation }) =>
    ['East', 'West'].map((part, index) => ({
      id: id * 10 + 4000 + index,
      leagueId: id,
      sportId,
      name: `${name} ${part}`,
      shortName: `${abbreviation} ${part}`,
    })),
  );

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
    leagueId: league.id,
    divisionId: league.id * 10 + 4000 + (Math.floor(parentIndex / leagues.length) % 2),
    venueId: 100_000 + id,
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
  const [school = '', nickname = ''] = schools[index] ?? [];
  const place = placeAt(120 + index);
  const id = 22_001 + index;
  const club: Club = {
    id,
    sportId: 22,
    name: `${school} ${nickname}`,
    clubName: nickname,
    shortName: school,
    locationName: place.town,
    abbreviation: letters(school).slice(0, 4).toUpperCase(),
    leagueId: 107,
    divisionId: null,
    venueId: 100_000 + id,
    parentClubId: null,
    firstYearOfPlay: 1900 + ((index * 13) % 65),
  };
  return { club, venue: venueOf(club.venueId, 120 + index, `${school} Ballpark`, place, 2200 + index * 110) };
}

const made = [
  ...affiliateSports.flatMap((sportId) => mlbClubs.map((parent, index) => affiliate(sportId, parent, index))),
  ...schools.map((_, index) => college(index)),
];

export const minorClubs: readonly Club[] = made.map((entry) => entry.club);
export const minorVenues: readonly Venue[] = made.map((entry) => entry.venue);
