import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { Venue } from '../model.ts';

const names = [
  'Cypress', 'Palmetto', 'Grapefruit', 'Mangrove', 'Egret', 'Heron', 'Coquina', 'Sable', 'Lagoon', 'Seagrape', 'Banyan',
  'Marlin', 'Sandbar', 'Osprey', 'Tangelo', 'Saguaro', 'Ocotillo', 'Mesa', 'Agave', 'Cholla', 'Palo Verde', 'Javelina',
  'Roadrunner', 'Sedona', 'Copperhead', 'Mesquite', 'Cactus Wren', 'Quail', 'Prickly Pear', 'Thunderhead',
]; // prettier-ignore

/** One invented spring park per club: half in Florida, half in Arizona. */
export const springVenues: readonly Venue[] = mlbClubs.map((club, index) => {
  const isFlorida = index % 2 === 0;
  const name = names[isFlorida ? index / 2 : 15 + (index - 1) / 2] ?? 'Spring';
  return {
    id: springVenueId(club.id),
    name: `${name} Park`,
    city: `${name} ${isFlorida ? 'Beach' : 'Wells'}`,
    state: isFlorida ? 'Florida' : 'Arizona',
    stateAbbreviation: isFlorida ? 'FL' : 'AZ',
    country: 'USA',
    timeZone: isFlorida ? 'America/New_York' : 'America/Phoenix',
    latitude: isFlorida ? 27.3 : 33.5,
    longitude: isFlorida ? -81.8 : -112.1,
    elevation: isFlorida ? 20 : 1150,
    roof: 'Open',
    turf: 'Grass',
    capacity: 8500,
    fences: { leftLine: 330, leftCenter: 375, center: 400, rightCenter: 375, rightLine: 330 },
  };
});

export function springVenueId(clubId: number): number {
  return 7000 + clubId;
}
