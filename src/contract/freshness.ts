import { z } from 'zod';

/** How old upstream data is: `asOf` epoch ms (UTC, league clock) of the upstream answer, `isStale` when the upstream has since failed to answer. */
export const freshnessSchema = z.object({ asOf: z.number(), isStale: z.boolean() });

export type Freshness = z.infer<typeof freshnessSchema>;
