import type { Venue } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { venueReference } from '../references.ts';

/** A ballpark with location, time zone and field dimensions, at a time. */
export function venueBody(venue: Venue, season: number, time: number): JsonObject {
  return {
    ...venueReference(venue),
    location: location(venue),
    timeZone: zoneBody(venue, time),
    fieldInfo: fieldInfo(venue),
    active: true,
    season: String(season),
  };
}

export function zoneBody({ timeZone }: Venue, time: number): JsonObject {
  const { offset, tz } = zoneAt(timeZone, time);
  return { id: timeZone, offset, offsetAtGameTime: offset, tz };
}

function location(venue: Venue): JsonObject {
  const defaultCoordinates = { latitude: venue.latitude, longitude: venue.longitude };
  return {
    address1: `1 ${venue.name} Way`,
    city: venue.city,
    state: venue.state,
    stateAbbrev: venue.stateAbbreviation,
    postalCode: '00000',
    defaultCoordinates,
    azimuthAngle: 45,
    elevation: venue.elevation,
    country: venue.country,
    phone: '(555) 555-0100',
  };
}

function fieldInfo({ capacity, turf, roof, fences }: Venue): JsonObject {
  return { capacity, turfType: turf, roofType: roof, ...fences };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes much longer than its use. */
function formatterOf(timeZone: string, timeZoneName: 'longOffset' | 'short'): Intl.DateTimeFormat {
  const key = `${timeZone}/${timeZoneName}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName });
  formatters.set(key, formatter);
  return formatter;
}

/** The offset from UTC in hours and the short name ('CDT') of an IANA time zone at a time. */
function zoneAt(timeZone: string, time: number): { offset: number; tz: string } {
  const part = (timeZoneName: 'longOffset' | 'short') =>
    formatterOf(timeZone, timeZoneName)
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(part('longOffset')) ?? [];
  return { offset: (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60), tz: part('short') };
}
