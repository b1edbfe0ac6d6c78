import { ordinal } from '#rules/baseball/stats/figures.ts';
import { percentileFigures, type PercentileGroup } from '#rules/baseball/stats/percentile-figures.ts';
import { isSmallSample, leastPlayed } from '#rules/baseball/stats/qualified.ts';
import type { Figures } from '#rules/baseball/stats/stat-block.ts';

/** The players who are compared: those who qualified for the rate titles, or all who have played enough. */
export type PoolKind = 'qualified' | 'played';

export const titles = { hitting: 'batting', pitching: 'ERA' } as const;

/** '50 plate appearances', '20 innings' */
export function leastText(group: PercentileGroup): string {
  return `${leastPlayed[group]} ${group === 'hitting' ? 'plate appearances' : 'innings'}`;
}

/** '2 plate appearances', '3.1 innings' of a line whose rates mean nothing yet; null of any other. */
export function smallSampleText(group: PercentileGroup, figures: Figures): string | null {
  if (!isSmallSample(group, figures)) return null;
  const { plateAppearances, inningsPitched } = figures;
  if (group === 'pitching') return `${inningsPitched} innings`;
  return `${plateAppearances} plate appearance${plateAppearances === '1' ? '' : 's'}`;
}

/** 'hitters who qualified for the batting title', 'pitchers with 20 innings' */
export function poolName(group: PercentileGroup, kind: PoolKind): string {
  const who = group === 'hitting' ? 'hitters' : 'pitchers';
  return kind === 'qualified'
    ? `${who} who qualified for the ${titles[group]} title`
    : `${who} with ${leastText(group)}`;
}

type Pool = { kind: PoolKind; size: number; places: readonly { id: string; of: number }[] };

/** What the percentiles of a season mean, or why there are none. Counts have theirs among all. */
export function describePool(group: PercentileGroup, season: string, pool?: Pool): string {
  if (pool === undefined) return `${season}, fewer than ${leastText(group)}: no percentiles, and no ranks of rates.`;
  const { kind, size, places } = pool;
  const who =
    kind === 'qualified'
      ? `among the ${size} ${poolName(group, kind)}`
      : `of ${size} with ${leastText(group)}, not qualified for the ${titles[group]} title`;
  const counts = percentileFigures[group].filter(
    ({ id, isCount }) => isCount && places.some((place) => place.id === id),
  );
  const all = places.find(({ id }) => id === counts[0]?.id)?.of;
  const ofAll = all === undefined ? '' : `; ${counts.map(({ head }) => head).join(' and ')} among all ${all}`;
  return `${season}, ${who}${ofAll}. 100 is best.`;
}

type Rank = { text: string; rank: number; isTied: boolean };

/** '1st', 'T-3rd' for a tie; null for a count of none. */
export function formatRank({ text, rank, isTied }: Rank): string | null {
  return text === '0' ? null : `${isTied ? 'T-' : ''}${ordinal(rank)}`;
}
