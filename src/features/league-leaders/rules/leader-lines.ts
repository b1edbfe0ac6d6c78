import { figureNumber } from '#rules/baseball/stats/figure-text.ts';
import type { Leader } from './leader.ts';

/** The maximum number of cards per category. Source: the product specification. */
const leadersLimit = 20;

type Shown = {
  leaders: readonly Leader[];
  /** the number of leaders beyond the limit that are tied with the last one shown */
  leftOut: number;
};

/** The first `limit` leaders, and the number of those left out of a tie at the limit. */
export function limitLeaders(all: readonly Leader[], limit = leadersLimit): Shown {
  const leaders = all.slice(0, limit);
  const last = leaders.at(-1);
  return { leaders, leftOut: all.slice(limit).filter(({ rank }) => rank === last?.rank).length };
}

/** Whether another leader has the same rank, and the length of the bar: 0 to 1, the longest is 1. */
type Bar = { isTied: boolean; share: number | null };
export type LeaderLine = Leader & Bar;

/** Adds ties and bar lengths. A bar is the value divided by the greatest value; null where the value is not a number. */
export function toLeaderLines<T extends Pick<Leader, 'rank' | 'value'>>(leaders: readonly T[]): (T & Bar)[] {
  const greatest = Math.max(0, ...leaders.map(({ value }) => figureNumber(value) ?? 0));
  return leaders.map((leader) => {
    const value = figureNumber(leader.value);
    return {
      ...leader,
      isTied: leaders.some((other) => other !== leader && other.rank === leader.rank),
      share: value === null || greatest === 0 ? null : Math.max(0, value / greatest),
    };
  });
}

/** True if the smallest value leads, as in walks per nine innings. */
export function isSmallestFirst(leaders: readonly Leader[]): boolean {
  const values = leaders.flatMap(({ value }) => figureNumber(value) ?? []);
  return (values[0] ?? 0) < (values.at(-1) ?? 0);
}
