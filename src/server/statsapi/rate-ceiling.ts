import type { Timing } from './timing.ts';
import { UpstreamError } from './upstream-error.ts';

export type RateCeiling = {
  /** Resolves when it is this caller's turn; rejects at once when that would take longer than `patience` ms. */
  turn(patience: number): Promise<void>;
};

type Options = { perSecond: number; timing: Pick<Timing, 'now' | 'sleep'> };

/** Never more than `perSecond` turns within any one second, given in the order of asking. */
export function createRateCeiling({ perSecond, timing }: Options): RateCeiling {
  let turns: number[] = [];
  return {
    async turn(patience) {
      const now = timing.now();
      const before = turns.at(-perSecond);
      const start = before === undefined ? now : Math.max(now, before + 1000);
      if (start - now > patience) throw new UpstreamError('busy', 'Too many requests are waiting for the upstream');
      turns = [...turns.slice(1 - perSecond), start];
      if (start > now) await timing.sleep(start - now);
    },
  };
}
