import { z } from 'zod';
import type { Reply, SendBody } from './send.ts';

/** What a fault changes about a response. Each part is optional; the rest of the response stays as it is. */
export type FaultEffects = {
  /** real ms before the response is computed */
  delayMs?: number;
  /** league time (epoch ms) for which the response is computed, from the current one */
  leagueTime?: (now: number) => number;
  /** changes the value before it is written as JSON */
  body?: (body: unknown) => unknown;
  /** changes or replaces the finished response */
  reply?: (reply: Reply) => Reply;
  /** writes the body after the headers, instead of all at once */
  send?: SendBody;
};

type FaultKind = {
  description: string;
  /** Throws a `ZodError` when fields of the request are missing or wrong. `addedAt` is league time. */
  add: (request: unknown, addedAt: number) => { fields: Record<string, unknown>; effects: FaultEffects };
};

/** Defines a kind of fault by the fields of the request that adds it, and its effects. */
export function defineFault<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  effectsOf: (fields: z.infer<z.ZodObject<Shape>>, addedAt: number) => FaultEffects,
): FaultKind {
  const schema = z.object(shape);
  return {
    description,
    add(request, addedAt) {
      const fields = schema.parse(request);
      return { fields, effects: effectsOf(fields, addedAt) };
    },
  };
}
