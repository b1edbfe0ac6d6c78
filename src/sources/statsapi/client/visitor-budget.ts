/** Who causes the requests that no visitor waits for, such as those for alerts. They come after those that several visitors want. */
export const backgroundVisitor = 'background';

type Options = {
  /** requests that each visitor may cause in a minute */
  perMinute: number;
  /** ms */
  now: () => number;
};

const minute = 60_000;
/** times the requests of a visitor */
const backgroundShare = 6;

/** Counts the requests that each visitor has caused in the last minute. */
export function createVisitorBudget({ perMinute, now }: Options) {
  /** by visitor, the one whose last request is the oldest first */
  const taken = new Map<string, number[]>();

  const recentOf = (visitor: string): number[] => {
    const since = now() - minute;
    return (taken.get(visitor) ?? []).filter((at) => at > since);
  };
  const forgetOld = (): void => {
    for (const visitor of taken.keys()) {
      if (recentOf(visitor).length > 0) return;
      taken.delete(visitor);
    }
  };
  return {
    /** Whether the visitor may cause a further request. `waiting`: those that have not been sent yet */
    hasLeft: (visitor: string, waiting = 0): boolean =>
      recentOf(visitor).length + waiting < perMinute * (visitor === backgroundVisitor ? backgroundShare : 1),
    take(visitor: string): void {
      if (perMinute === Infinity) return;
      const recent = [...recentOf(visitor), now()];
      taken.delete(visitor);
      taken.set(visitor, recent);
      forgetOld();
    },
    get visitorCount() {
      return taken.size;
    },
  };
}
