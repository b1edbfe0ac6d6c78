/** Formats per mille as '62%'. An undecided game is never shown as 0 or 100. */
export function formatChance(perMille: number): string {
  if (perMille > 0 && perMille < 5) return '< 1%';
  if (perMille >= 995 && perMille < 1000) return '> 99%';
  return `${Math.round(perMille / 10)}%`;
}
