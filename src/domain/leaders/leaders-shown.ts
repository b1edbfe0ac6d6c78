import { figureNumber } from '#domain/stats/figure-number.ts';
import type { Leader } from './leader.ts';

/** Cards of a category, as the specification limits them. */
export const leadersLimit = 20;

type Shown = {
  leaders: readonly Leader[];
  /** how many more are level with the last one shown, beyond the limit */
  leftOut: number;
};

/** At most so many leaders, best first; a tie that the limit cuts is counted. */
export function leadersShown(all: readonly Leader[], limit = leadersLimit): Shown {
  const leaders = all.slice(0, limit);
  const last = leaders.at(-1);
  return { leaders, leftOut: all.slice(limit).filter(({ rank }) => rank === last?.rank).length };
}

/** The leader with what the list says of him: whether another shares his rank, and his bar from 0 to 1, the longest being 1. */
type Bar = { isTied: boolean; share: number | null };
export type LeaderLine = Leader & Bar;

/** Ties are equal ranks; a bar is the value's share of the greatest, and null where the value is no number. */
export function leaderLines<T extends Pick<Leader, 'rank' | 'value'>>(leaders: readonly T[]): (T & Bar)[] {
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

/** Whether the smallest value leads, as in walks per nine innings. */
export function isSmallestFirst(leaders: readonly Leader[]): boolean {
  const values = leaders.flatMap(({ value }) => figureNumber(value) ?? []);
  return (values[0] ?? 0) < (values.at(-1) ?? 0);
}
