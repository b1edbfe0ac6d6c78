import type { ToldTransaction } from '#contract/transactions.ts';

/** '+1', '−1' or '0'; '-' if unknown. */
export function formatEffect(effect: ToldTransaction['fortyMan']): string {
  if (effect === null) return '-';
  return effect === 0 ? '0' : effect === 1 ? '+1' : '−1';
}
