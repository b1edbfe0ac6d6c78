import { z } from 'zod';

/** The age of upstream data: `asOf` is the time of the upstream response (epoch ms, league clock); `isStale` means that a later request failed. */
export const freshnessSchema = z.object({ asOf: z.number(), isStale: z.boolean() });

export type Freshness = z.infer<typeof freshnessSchema>;
