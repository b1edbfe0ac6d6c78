import { z } from 'zod';

const rule = {
  /** part of a path, `*` stands for anything; every path of the API when absent */ path: z.string().min(1).optional(),
  /** how many requests; until cleared when absent */ times: z.number().int().positive().optional(),
};

/** What can be ordered with `POST /league/misbehave`. Durations in ms, `seconds` in league time. */
export const faultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delay'), ms: z.number().int().positive(), ...rule }),
  z.object({
    kind: z.literal('drip'),
    ms: z.number().int().positive(),
    chunks: z.number().int().min(2).default(20),
    ...rule,
  }),
  z.object({ kind: z.literal('reset'), ...rule }),
  z.object({ kind: z.literal('html'), ...rule }),
  z.object({ kind: z.literal('brokenJson'), ...rule }),
  z.object({ kind: z.literal('missingFields'), fields: z.array(z.string()).min(1), ...rule }),
  z.object({
    kind: z.literal('status'),
    status: z.number().int().min(400).max(599),
    retryAfter: z.number().int().nonnegative().optional(),
    ...rule,
  }),
  z.object({ kind: z.literal('frozen'), ...rule }),
  z.object({ kind: z.literal('timeBack'), seconds: z.number().positive(), ...rule }),
]);

export const orderSchema = z.union([z.object({ clear: z.literal(true) }), faultSchema]);

export type Fault = z.infer<typeof faultSchema>;
export type Order = z.infer<typeof orderSchema>;
