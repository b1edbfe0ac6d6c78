/** '+0.12', '−0.30' or '0.00'; 'NA' before the first graded pick. */
export function formatBits(bits: number | null): string {
  if (bits === null) return 'NA';
  const text = Math.abs(bits).toFixed(2);
  return text === '0.00' ? text : `${bits > 0 ? '+' : '−'}${text}`;
}

/** '0.243'; 'NA' before the first graded pick. */
export function formatBrier(brier: number | null): string {
  return brier === null ? 'NA' : brier.toFixed(3);
}
