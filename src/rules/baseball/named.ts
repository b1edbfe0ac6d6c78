import { z } from 'zod';

/** A person, club, league or level with its upstream id. */
export const namedSchema = z.object({ id: z.number().int(), name: z.string() });
