import { addDays } from '#rules/baseball/days.ts';
import type { Season } from '#rules/baseball/season.ts';
import { figureNumber } from '#rules/baseball/stats/figures.ts';
import type { Leader } from './leader.ts';

/** The maximum number of cards per category. Source: the product specification. */
const leadersLimit = 20;

type Shown = {
  leaders: Leader[];
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

/** The main categories in the order of the overview, with the names of the Stats API. */
export const overviewCategories = [
  { id: 'homeRuns', group: 'hitting', name: 'Home runs' },
  { id: 'battingAverage', group: 'hitting', name: 'Batting average' },
  { id: 'runsBattedIn', group: 'hitting', name: 'Runs batted in' },
  { id: 'onBasePlusSlugging', group: 'hitting', name: 'On base plus slugging' },
  { id: 'stolenBases', group: 'hitting', name: 'Stolen bases' },
  { id: 'wins', group: 'pitching', name: 'Wins' },
  { id: 'earnedRunAverage', group: 'pitching', name: 'Earned run average' },
  { id: 'strikeouts', group: 'pitching', name: 'Strikeouts' },
  { id: 'saves', group: 'pitching', name: 'Saves' },
  { id: 'walksAndHitsPerInningPitched', group: 'pitching', name: 'Walks and hits per inning' },
] as const;

export const overviewLimit = 5;

/** A part of a season: its last 30 or 7 days, or a month as YYYY-MM. */
export const partPattern = /^(?:30|7|\d{4}-(?:0[1-9]|1[0-2]))$/;

const monthOf = (day: string): string => day.slice(0, 7);

/** The days of a part (YYYY-MM-DD, inclusive): so many up to today, or a month, up to today if it is not over; null for the whole season. */
export function daysOfPart(part: string | undefined, today: string): { from: string; to: string } | null {
  if (part === undefined) return null;
  if (!part.includes('-')) return { from: addDays(today, 1 - Number(part)), to: today };
  const next = monthOf(addDays(`${part}-28`, 4));
  return { from: `${part}-01`, to: part === monthOf(today) ? today : addDays(`${next}-01`, -1) };
}

/** The parts that can be chosen on a day: the last days of a season that is not over, and its months that have begun. */
export function partsOfSeason({ regularStart, regularEnd }: Season, today: string): string[] {
  if (regularStart === null || regularStart > today) return [];
  const isOver = regularEnd !== null && regularEnd < today;
  const last = monthOf(isOver ? regularEnd : today);
  const months: string[] = [];
  for (let month = monthOf(regularStart); month <= last; month = monthOf(addDays(`${month}-28`, 4))) months.push(month);
  return [...(isOver ? [] : ['30', '7']), ...months];
}
