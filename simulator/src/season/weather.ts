import { localHour } from '../clock/league-date.ts';
import type { Venue, Weather } from '../model.ts';
import { Random } from '../rng/random.ts';

const directions = 'Out To LF,Out To CF,Out To RF,In From LF,In From CF,In From RF,L To R,R To L,Varies'.split(',');

const fair = ['Clear', 'Sunny', 'Partly Cloudy', 'Cloudy', 'Overcast'] as const;

/** Average temperature by month at about 40° north, degrees Fahrenheit. */
const monthMean = [38, 42, 52, 62, 70, 79, 83, 81, 75, 63, 52, 42];

function isIndoors(venue: Venue, random: Random, temperature: number): boolean {
  if (venue.roof === 'Dome') return true;
  return venue.roof === 'Retractable' && (temperature > 88 || temperature < 60 || random.chance(0.35));
}

/** Computes the weather at a park and time; `rains` for a game that rain stops or delays. */
export function weatherAt(seed: string, gamePk: number, venue: Venue, time: number, rains: boolean): Weather {
  const random = new Random(`${seed}/weather/${gamePk}`);
  const month = new Date(time).getUTCMonth();
  const hour = localHour(time, venue.timeZone);
  const swing = hour >= 11 && hour <= 18 ? 6 : hour < 7 ? -10 : -2;
  const south = (39 - venue.latitude) * (month >= 4 && month <= 8 ? 0.6 : 1.6);
  const temperature = Math.round(random.normal((monthMean[month] ?? 65) + swing + south - venue.elevation / 1500, 6));
  if (venue.roof === 'Dome') return { condition: 'Dome', temperature: 72, wind: '0 mph, None' };
  if (isIndoors(venue, random, temperature)) return { condition: 'Roof Closed', temperature: 73, wind: '0 mph, None' };
  const speed = Math.max(0, Math.round(random.normal(8, 4)));
  const wind = speed === 0 ? '0 mph, Calm' : `${speed} mph, ${random.pick(directions)}`;
  const sky = random.pick(fair);
  const condition = rains
    ? random.pick(['Rain', 'Drizzle', 'Cloudy'])
    : sky === 'Sunny' && (hour < 7 || hour >= 20)
      ? 'Clear'
      : sky;
  return { condition, temperature, wind };
}

/** Factors for home runs and hits from altitude, temperature and wind. 1 is neutral. */
export function parkFactors(venue: Venue, weather: Weather): { homeRuns: number; hits: number } {
  const thin = venue.elevation > 3000 ? 1.16 : 1;
  const warm = 1 + (weather.temperature - 71) * 0.003;
  const { leftLine, leftCenter, center, rightCenter, rightLine } = venue.fences;
  const near = 1 + (1852 - (leftLine + leftCenter + center + rightCenter + rightLine)) * 0.0016;
  const blows = weather.wind.includes('Out') ? 1.05 : weather.wind.includes('In From') ? 0.95 : 1;
  return { homeRuns: thin * warm * near * blows, hits: venue.elevation > 3000 ? 1.07 : 0.998 };
}
