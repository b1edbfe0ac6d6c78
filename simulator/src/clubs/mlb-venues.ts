import type { Venue } from '../model.ts';
import { mlbClubs } from './mlb-clubs.ts';

type Row = readonly [
  id: number, name: string, city: string, state: string, stateAbbreviation: string, timeZone: string,
  latitude: number, longitude: number, elevation: number, roof: Venue['roof'], isTurf: boolean, capacity: number,
  fences: readonly [number, number, number, number, number],
]; // prettier-ignore

const east = 'America/New_York';
const central = 'America/Chicago';
const pacific = 'America/Los_Angeles';

// Facts about the real parks; feet, degrees.
// prettier-ignore
const rows: readonly Row[] = [
  [1, 'Angel Stadium', 'Anaheim', 'California', 'CA', pacific, 33.800, -117.883, 151, 'Open', false, 45517, [347, 390, 396, 370, 350]],
  [2, 'Oriole Park at Camden Yards', 'Baltimore', 'Maryland', 'MD', east, 39.284, -76.622, 36, 'Open', false, 44970, [333, 376, 410, 373, 318]],
  [3, 'Fenway Park', 'Boston', 'Massachusetts', 'MA', east, 42.346, -71.098, 21, 'Open', false, 37755, [310, 379, 390, 380, 302]],
  [4, 'Rate Field', 'Chicago', 'Illinois', 'IL', central, 41.830, -87.634, 595, 'Open', false, 40615, [330, 375, 400, 375, 335]],
  [5, 'Progressive Field', 'Cleveland', 'Ohio', 'OH', east, 41.496, -81.685, 653, 'Open', false, 34830, [325, 370, 400, 375, 325]],
  [7, 'Kauffman Stadium', 'Kansas City', 'Missouri', 'MO', central, 39.051, -94.481, 886, 'Open', false, 37903, [330, 387, 410, 387, 330]],
  [12, 'Tropicana Field', 'St. Petersburg', 'Florida', 'FL', east, 27.768, -82.653, 44, 'Dome', true, 25025, [315, 370, 404, 370, 322]],
  [14, 'Rogers Centre', 'Toronto', 'Ontario', 'ON', 'America/Toronto', 43.641, -79.389, 266, 'Retractable', true, 41500, [328, 375, 400, 375, 328]],
  [15, 'Chase Field', 'Phoenix', 'Arizona', 'AZ', 'America/Phoenix', 33.445, -112.067, 1086, 'Retractable', true, 48405, [330, 376, 407, 376, 335]],
  [17, 'Wrigley Field', 'Chicago', 'Illinois', 'IL', central, 41.948, -87.656, 595, 'Open', false, 41649, [355, 368, 400, 368, 353]],
  [19, 'Coors Field', 'Denver', 'Colorado', 'CO', 'America/Denver', 39.756, -104.994, 5190, 'Open', false, 50144, [347, 390, 415, 375, 350]],
  [22, 'Dodger Stadium', 'Los Angeles', 'California', 'CA', pacific, 34.074, -118.240, 515, 'Open', false, 56000, [330, 385, 395, 385, 330]],
  [31, 'PNC Park', 'Pittsburgh', 'Pennsylvania', 'PA', east, 40.447, -80.006, 743, 'Open', false, 38753, [325, 383, 399, 375, 320]],
  [32, 'American Family Field', 'Milwaukee', 'Wisconsin', 'WI', central, 43.028, -87.971, 657, 'Retractable', false, 41900, [344, 371, 400, 374, 345]],
  [680, 'T-Mobile Park', 'Seattle', 'Washington', 'WA', pacific, 47.591, -122.333, 134, 'Retractable', false, 47929, [331, 378, 401, 381, 326]],
  [2392, 'Daikin Park', 'Houston', 'Texas', 'TX', central, 29.757, -95.356, 45, 'Retractable', false, 41168, [315, 362, 409, 373, 326]],
  [2394, 'Comerica Park', 'Detroit', 'Michigan', 'MI', 'America/Detroit', 42.339, -83.049, 656, 'Open', false, 41083, [342, 370, 412, 365, 330]],
  [2395, 'Oracle Park', 'San Francisco', 'California', 'CA', pacific, 37.778, -122.389, 63, 'Open', false, 41915, [339, 399, 391, 415, 309]],
  [2529, 'Sutter Health Park', 'Sacramento', 'California', 'CA', pacific, 38.580, -121.514, 26, 'Open', false, 14014, [330, 386, 403, 386, 325]],
  [2602, 'Great American Ball Park', 'Cincinnati', 'Ohio', 'OH', east, 39.097, -84.507, 683, 'Open', false, 43891, [328, 379, 404, 370, 325]],
  [2680, 'Petco Park', 'San Diego', 'California', 'CA', pacific, 32.707, -117.157, 13, 'Open', false, 39860, [334, 390, 396, 391, 322]],
  [2681, 'Citizens Bank Park', 'Philadelphia', 'Pennsylvania', 'PA', east, 39.906, -75.166, 9, 'Open', false, 42901, [329, 374, 401, 369, 330]],
  [2889, 'Busch Stadium', 'St. Louis', 'Missouri', 'MO', central, 38.623, -90.193, 535, 'Open', false, 44383, [336, 375, 400, 375, 335]],
  [3289, 'Citi Field', 'Flushing', 'New York', 'NY', east, 40.757, -73.846, 54, 'Open', false, 42136, [335, 370, 408, 375, 330]],
  [3309, 'Nationals Park', 'Washington', 'District of Columbia', 'DC', east, 38.873, -77.007, 25, 'Open', false, 41376, [337, 377, 402, 370, 335]],
  [3312, 'Target Field', 'Minneapolis', 'Minnesota', 'MN', central, 44.982, -93.278, 827, 'Open', false, 38544, [339, 377, 411, 367, 328]],
  [3313, 'Yankee Stadium', 'Bronx', 'New York', 'NY', east, 40.829, -73.926, 55, 'Open', false, 46537, [318, 399, 408, 385, 314]],
  [4169, 'loanDepot park', 'Miami', 'Florida', 'FL', east, 25.778, -80.220, 15, 'Retractable', true, 37446, [344, 386, 400, 387, 335]],
  [4705, 'Truist Park', 'Atlanta', 'Georgia', 'GA', east, 33.891, -84.468, 1001, 'Open', false, 41184, [335, 385, 400, 375, 325]],
  [5325, 'Globe Life Field', 'Arlington', 'Texas', 'TX', central, 32.747, -97.084, 545, 'Retractable', true, 40300, [329, 372, 407, 374, 326]],
];

export const mlbVenues: readonly Venue[] = rows.map((row) => {
  const [id, name, city, state, stateAbbreviation, timeZone, latitude, longitude, elevation, roof, isTurf] = row;
  const [leftLine, leftCenter, center, rightCenter, rightLine] = row[12];
  const country = timeZone === 'America/Toronto' ? 'Canada' : 'USA';
  const turf = isTurf ? 'Artificial Turf' : 'Grass';
  const fences = { leftLine, leftCenter, center, rightCenter, rightLine };
  const place = { city, state, stateAbbreviation, country, timeZone, latitude, longitude, elevation };
  return { id, name, ...place, roof, turf, capacity: row[11], fences };
});

/** The home park of each MLB club. */
export const homeParks = new Map(mlbClubs.map((club) => [club.id, mlbVenues.find(({ id }) => id === club.venueId)]));
