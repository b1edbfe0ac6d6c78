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
