import { formatSigned } from '#rules/baseball/stats/figures.ts';

/** Formats a share in picks per hundred with its sign: 0.0123 is '+1.2', -0.02 is '−2.0', and 0 is '0.0'. */
export function formatSkill(share: number): string {
  return formatSigned(100 * share, 1);
}

/** '−1.4 to +3.8' */
export function formatInterval({ low, high }: { low: number; high: number }): string {
  return `${formatSkill(low)} to ${formatSkill(high)}`;
}
