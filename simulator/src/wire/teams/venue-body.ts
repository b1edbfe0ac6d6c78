import type { Venue } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { reference } from '../references.ts';

/** A ballpark with location, time zone and field dimensions. */
export function venueBody(venue: Venue): JsonObject {
  const { city, state, stateAbbreviation, country, elevation, latitude, longitude } = venue;
  const { timeZone, capacity, turf, roof, fences } = venue;
  const defaultCoordinates = { latitude, longitude };
  return {
    ...reference(venue),
    location: { city, state, stateAbbrev: stateAbbreviation, country, elevation, defaultCoordinates },
    timeZone: { id: timeZone },
    fieldInfo: { capacity, turfType: turf, roofType: roof, ...fences },
  };
}
