import { z } from 'zod';

/** Feet from home plate to the fence. */
const distance = z.number().int().nullable();

export const parkSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string().nullable(),
  /** 'NY', 'Ontario' */
  region: z.string().nullable(),
  /** degrees north and east */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** feet above the sea */
  elevation: z.number().int().nullable(),
  capacity: z.number().int().nullable(),
  /** 'Grass', 'Artificial Turf' */
  surface: z.string().nullable(),
  /** 'Open', 'Retractable', 'Dome' */
  roof: z.string().nullable(),
  distances: z.object({
    leftLine: distance,
    left: distance,
    leftCenter: distance,
    center: distance,
    rightCenter: distance,
    right: distance,
    rightLine: distance,
  }),
});

export type Park = z.infer<typeof parkSchema>;
