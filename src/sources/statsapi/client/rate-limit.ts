import { currentVisitor } from '#platform/http/create-visit.ts';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import type { Timing } from './response.ts';
import { createVisitorBudget } from './visitor-budget.ts';

export type Urgency = {
  /** longest time to wait for a turn, ms */
  patience: number;
  /** is served before requests that are not urgent; set for live games */
  isUrgent: boolean;
};

export type RateLimit = {
  /** Resolves when the request may be sent. Rejects with reason `busy` when that would take longer than `patience`. */
  turn(urgency: Urgency): Promise<void>;
  budget: RequestBudget;
};

/** What is left of the requests that may be sent to the upstream. */
export type RequestBudget = {
  /** Whether a visitor may cause a further request now. */
  hasLeft(visitor: string): boolean;
  /** Whether most of the requests of the last seconds are used. */
  isShort(): boolean;
};

type Options = {
  perSecond: number;
  /** requests that one visitor may cause in a minute; default: a tenth of all */
  perVisitor?: number | undefined;
  timing: Pick<Timing, 'now' | 'sleep'>;
};

type Waiting = {
  /** null: the server */
  visitor: string | null;
  /** requests with a lower rank are sent first */
  rank: number;
  until: number;
  go: () => void;
  refuse: (reason: UpstreamError) => void;
};

const rankOfServer = 0;
/** ms in which the use of the limit is averaged */
const recently = 10_000;
/** share of the limit that leaves little for new pages */
const shortShare = 0.6;

const busy = () => new UpstreamError('busy', 'Too many requests are waiting for the upstream');

/**
 * Allows at most `perSecond` turns in any second. Urgent requests of the server come first. Then the visitors take turns, so
 * that a visitor with many requests delays only these; each visitor's requests are sent in order of arrival. Beyond the requests of
 * a minute, those of a visitor are refused.
 */
export function createRateLimit({ perSecond, perVisitor = perSecond * 6, timing }: Options): RateLimit {
  const visitors = createVisitorBudget({ perMinute: perVisitor, now: () => timing.now() });
  const use = createRecentUse(timing);
  let turns: number[] = [];
  let queue: Waiting[] = [];
  let isServing = false;
  let round = rankOfServer;

  const nextAfter = (taken: readonly number[]) => Math.max(timing.now(), (taken.at(-perSecond) ?? -Infinity) + 1000);

  /** The time of the turn of a request with `ahead` requests before it. */
  const startBehind = (ahead: number) => {
    const taken = [...turns];
    for (let served = 0; served < ahead; served += 1) taken.push(nextAfter(taken));
    return nextAfter(taken);
  };

  /** Each waiting request of a visitor belongs to another round. */
  const rankOf = (visitor: string | null, isUrgent: boolean) => {
    if (visitor === null && isUrgent) return rankOfServer;
    const last = queue.findLast((waiting) => waiting.visitor === visitor && waiting.rank > rankOfServer);
    return (last?.rank ?? round) + 1;
  };

  const serve = async () => {
    isServing = true;
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const pause = nextAfter(turns) - timing.now();
      if (pause > 0) await timing.sleep(pause);
      const [first = next, ...rest] = queue;
      queue = rest;
      round = Math.max(round, first.rank);
      if (timing.now() > first.until) {
        first.refuse(busy());
        continue;
      }
      turns = [...turns.slice(1 - perSecond), timing.now()];
      use.count();
      if (first.visitor !== null) visitors.take(first.visitor);
      first.go();
    }
    isServing = false;
  };

  const hasLeft = (visitor: string) =>
    visitors.hasLeft(visitor, queue.filter((waiting) => waiting.visitor === visitor).length);

  return {
    budget: { hasLeft, isShort: () => use.read() > perSecond * shortShare },
    turn({ patience, isUrgent }) {
      const visitor = currentVisitor();
      if (visitor !== null && !hasLeft(visitor)) return Promise.reject(busy());
      const rank = rankOf(visitor, isUrgent);
      const ahead = queue.findLastIndex((waiting) => waiting.rank <= rank) + 1;
      if (startBehind(ahead) - timing.now() > patience) return Promise.reject(busy());
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const until = timing.now() + patience;
      queue.splice(ahead, 0, { visitor, rank, until, go: resolve, refuse: reject });
      if (!isServing) void serve();
      return promise;
    },
  };
}

/** Counts turns, so that older ones weigh less. `read`: turns per second */
function createRecentUse(timing: Pick<Timing, 'now'>) {
  let weight = 0;
  let at = timing.now();
  const decay = () => {
    weight *= Math.exp((at - timing.now()) / recently);
    at = timing.now();
    return weight;
  };
  return { count: () => (weight = decay() + 1), read: () => (decay() / recently) * 1000 };
}
