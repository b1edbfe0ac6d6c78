import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import { memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import type { Park } from '../rules/park.ts';
import { toText } from '#sources/statsapi/wire/to-named.ts';
import { z } from 'zod';
import { id as idField } from '#sources/statsapi/wire/baseball-bounds.ts';
import { integer, number, optional, rows, text } from '#sources/statsapi/wire/tolerant.ts';

const feetToFence = integer(0, 999);

const wireVenueDetails = z.object({
  id: idField,
  name: text,
  location: optional(
    z.object({
      city: text,
      state: text,
      stateAbbrev: text,
      country: text,
      elevation: integer(-1000, 20_000),
      defaultCoordinates: optional(z.object({ latitude: number(-90, 90), longitude: number(-180, 180) })),
    }),
  ),
  fieldInfo: optional(
    z.object({
      capacity: integer(0, 500_000),
      turfType: text,
      roofType: text,
      leftLine: feetToFence,
      left: feetToFence,
      leftCenter: feetToFence,
      center: feetToFence,
      rightCenter: feetToFence,
      right: feetToFence,
      rightLine: feetToFence,
    }),
  ),
});

export const wireVenues = z.object({ venues: rows(wireVenueDetails, 2000) });

export type WireVenueDetails = z.infer<typeof wireVenueDetails>;

/** Parks with place and dimensions, in one request. */
export function readVenues(client: StatsApiClient, ids: readonly number[]): Promise<UpstreamResponse<Park[]>> {
  const query = { venueIds: ids.toSorted((one, other) => one - other), hydrate: 'location,fieldInfo' };
  return client.read('/api/v1/venues', { kind: 'venues', query, convert: toVenues });
}

export const toVenues = memoizeByBody((body): Park[] => wireVenues.parse(body).venues.map(toPark));

/** 0 feet to the fence stands for an unknown distance. */
const toDistance = (feet: number | undefined): number | null => (feet === undefined || feet === 0 ? null : feet);

function toPark({ id, name = `Venue ${id}`, location = {}, fieldInfo = {} }: WireVenueDetails): Park {
  const { latitude = null, longitude = null } = location.defaultCoordinates ?? {};
  return {
    id,
    name,
    city: toText(location.city),
    region: toText(location.stateAbbrev) ?? toText(location.state) ?? toText(location.country),
    latitude,
    longitude,
    elevation: location.elevation ?? null,
    capacity: fieldInfo.capacity ?? null,
    surface: toText(fieldInfo.turfType),
    roof: toText(fieldInfo.roofType),
    distances: {
      leftLine: toDistance(fieldInfo.leftLine),
      left: toDistance(fieldInfo.left),
      leftCenter: toDistance(fieldInfo.leftCenter),
      center: toDistance(fieldInfo.center),
      rightCenter: toDistance(fieldInfo.rightCenter),
      right: toDistance(fieldInfo.right),
      rightLine: toDistance(fieldInfo.rightLine),
    },
  };
}
