/** Words for the names of invented towns, clubs and schools. No real affiliate has such a combination. */
export const towns = {
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

export const states = [
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

export const nicknames: readonly string[] = [
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

export const schools: readonly { name: string; nickname: string }[] = [
  { name: 'Ashford State', nickname: 'Bison' },
  { name: 'Bellwether', nickname: 'Rams' },
  { name: 'Carrow Tech', nickname: 'Engineers' },
  { name: 'Dunmore', nickname: 'Highlanders' },
  { name: 'Eastlake', nickname: 'Mallards' },
  { name: 'Fairhaven', nickname: 'Admirals' },
  { name: 'Glenrock A&M', nickname: 'Ranchers' },
  { name: 'Hartwell', nickname: 'Stags' },
  { name: 'Inverness State', nickname: 'Pipers' },
  { name: 'Juniper Valley', nickname: 'Roadrunners' },
  { name: 'Kingsbridge', nickname: 'Lions' },
  { name: 'Larkspur', nickname: 'Larks' },
  { name: 'Merriweather', nickname: 'Monks' },
  { name: 'Northgate', nickname: 'Huskies' },
  { name: 'Oakhurst', nickname: 'Acorns' },
  { name: 'Pemberton', nickname: 'Pelicans' },
];
