import { z } from 'zod';
import type { FaultEffects } from './define-fault.ts';
import { faultKinds } from './fault-kinds.ts';

const isFaultKind = (kind: string): kind is keyof typeof faultKinds => Object.hasOwn(faultKinds, kind);

const faultRequestSchema = z.object({
  kind: z.string().refine(isFaultKind, 'unknown kind of fault'),
  /** part of a path, `*` matches anything; default every path of the API */
  path: z.string().min(1).optional(),
  /** number of requests; default until the faults are cleared */
  times: z.number().int().positive().optional(),
});

type FaultRequest = z.infer<typeof faultRequestSchema>;
type ActiveFault = {
  request: FaultRequest;
  effects: FaultEffects;
  matches: (path: string) => boolean;
  remaining: number;
};

/** The faults that are active, and which requests they apply to. */
export type Faults = {
  /** Adds a fault at a league time (epoch ms). Throws a `ZodError` when the request is invalid. */
  add(request: unknown, addedAt: number): void;
  clear(): void;
  /** Returns the effects on a request for `path`, oldest fault first, and counts the request for each fault. */
  take(path: string): FaultEffects[];
  active(): FaultRequest[];
};

export function createFaults(): Faults {
  let faults: ActiveFault[] = [];
  return {
    add(request, addedAt) {
      const { kind, path, times } = faultRequestSchema.parse(request);
      const { fields, effects } = faultKinds[kind].add(request, addedAt);
      const matches = pathMatcher(path);
      faults.push({ request: { kind, path, times, ...fields }, effects, matches, remaining: times ?? Infinity });
    },
    clear() {
      faults = [];
    },
    take(path) {
      const taken = faults.filter((fault) => fault.matches(path));
      for (const fault of taken) fault.remaining -= 1;
      faults = faults.filter((fault) => fault.remaining > 0);
      return taken.map(({ effects }) => effects);
    },
    active: () => faults.map(({ request }) => request),
  };
}

function pathMatcher(pattern: string | undefined): (path: string) => boolean {
  if (pattern === undefined) return () => true;
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  const expression = new RegExp(source);
  return (path) => expression.test(path);
}
