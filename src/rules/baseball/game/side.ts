import { z } from 'zod';

export const sideSchema = z.enum(['away', 'home']);

export function bothSides<T extends z.ZodType>(schema: T) {
  return z.object({ away: schema, home: schema });
}
