import { LRUCache } from 'lru-cache';

/** failures in a row after which a host is not tried for a while */
const mostFailures = 20;
/** ms */
const pauseOfDead = 30_000;
const mostHosts = 1000;

type Pause = { until: number; isAsked: boolean };

/** Which hosts get nothing for a while: those that have asked for a pause, and those that do not answer. Times are real, ms. */
export function createPauses(realNow: () => number) {
  const pauses = new LRUCache<string, Pause>({ max: mostHosts });
  const failures = new LRUCache<string, number>({ max: mostHosts });
  return {
    /** The rest of a pause, and whether the host has asked for it; null: there is none. */
    of(host: string): { rest: number; isAsked: boolean } | null {
      const pause = pauses.get(host);
      if (pause === undefined) return null;
      const rest = pause.until - realNow();
      if (rest > 0) return { rest, isAsked: pause.isAsked };
      pauses.delete(host);
      return null;
    },
    ask(host: string, ms: number): void {
      pauses.set(host, { until: realNow() + ms, isAsked: true });
    },
    note(host: string, hasAnswered: boolean): void {
      if (hasAnswered) {
        failures.delete(host);
        return;
      }
      const count = (failures.get(host) ?? 0) + 1;
      failures.set(host, count);
      if (count < mostFailures) return;
      failures.delete(host);
      pauses.set(host, { until: realNow() + pauseOfDead, isAsked: false });
    },
  };
}
