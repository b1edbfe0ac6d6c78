import type { Fault, Order } from './fault.ts';

type ActiveFault = Fault & { matches: (path: string) => boolean; left: number; since: number };

/** Holds the faults that were ordered and hands them out to the requests that they are meant for. */
export type Misbehaviour = {
  /** `now` is league time: a frozen feed stays there */
  order(order: Order, now: number): void;
  /** faults for a request on `path`, oldest first; each counts this request */
  take(path: string): (Fault & { since: number })[];
  active(): Fault[];
};

export function createMisbehaviour(): Misbehaviour {
  let faults: ActiveFault[] = [];
  return {
    order(order, now) {
      if ('clear' in order) faults = [];
      else faults.push({ ...order, matches: pathMatcher(order.path), left: order.times ?? Infinity, since: now });
    },
    take(path) {
      const taken = faults.filter((fault) => fault.matches(path));
      for (const fault of taken) fault.left -= 1;
      faults = faults.filter((fault) => fault.left > 0);
      return taken;
    },
    active: () => faults.map(({ matches: _matches, left: _left, since: _since, ...fault }) => fault),
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
