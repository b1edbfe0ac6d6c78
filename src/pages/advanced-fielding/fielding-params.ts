import type { RangePlay } from '#features/fielding/contract.ts';
import { catchesOf } from '#features/fielding/rules.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { searchOf } from '#platform/page/paths.ts';
import { fixed, rounded } from '#rules/baseball/stats/figures.ts';

export const shownPlays = ['all', 'made', 'missed'] as const;
export type ShownPlays = (typeof shownPlays)[number];

/** The parameters of the URL; `name` is the search text without scripts. */
export type FieldingParams = {
  season: string | undefined;
  player: number | undefined;
  name: string | undefined;
  show: ShownPlays;
  showsAllPlays: boolean;
};

export function parseFieldingParams(search: URLSearchParams): FieldingParams {
  const { season, player, name, show = 'all', list } = searchOf('advanced-fielding', search);
  return { season, player, name, show, showsAllPlays: list === 'all' };
}

export const fieldingHead: PageHead = {
  title: 'Advanced fielding',
  description: 'Sprint speed, distance covered, and every ball hit near an outfielder, drawn on the field.',
};

/** '27.512' */
export function formatSpeed(speed: number | null): string {
  return speed === null ? 'NA' : fixed(speed, 3);
}

/** '12,345.67' */
export function formatDistance(feet: number): string {
  return feet.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** '88%' */
export function formatPercent(share: number | null): string | null {
  return share === null ? null : `${rounded(share)}%`;
}

/** '+1.4', '−0.4' */
export function formatSigned(value: number): string {
  return `${value < 0 ? '−' : '+'}${fixed(Math.abs(value), 1)}`;
}

/** The season's catches compared with an average outfielder, in a sentence. */
export function describeCatches(plays: readonly RangePlay[]): string {
  const { chances, made, expected } = catchesOf(plays);
  if (chances === 0) return 'The catch rate of these balls is not known.';
  return (
    `Caught ${made} of ${chances}. An average outfielder catches ${fixed(expected, 1)} of the same balls: ` +
    `${formatSigned(made - expected)} by our own count.`
  );
}

/** Describes one ball in a line. */
export function describePlay({ distance, hangTime, catchRate, isOut }: RangePlay): string {
  const parts = [
    isOut === null ? null : isOut ? 'Caught' : 'Not caught',
    distance === null ? null : `${fixed(distance, 0)} ft away`,
    hangTime === null ? null : `${fixed(hangTime, 1)} s in the air`,
    catchRate === null ? null : `such a ball is caught ${formatPercent(catchRate)} of the time`,
  ];
  return parts.filter(Boolean).join(', ');
}
