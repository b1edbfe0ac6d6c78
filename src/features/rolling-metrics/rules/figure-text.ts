import { fixed } from '#rules/baseball/stats/figure-text.ts';
import type { RollingFigure } from './rolling-figures.ts';

/** '.312', '1.045', '3.86', '16.2', '65.7%', '41'; '-' for null. */
export function figureText(kind: RollingFigure['kind'], value: number | null): string {
  if (value === null) return '-';
  if (kind === 'count') return fixed(value, 0);
  if (kind === 'tenths') return fixed(value, 1);
  if (kind === 'percentage') return `${fixed(value * 100, 1)}%`;
  return kind === 'ratio' ? fixed(value, 2) : fixed(value, 3).replace(/^0\./, '.');
}

/** '+.045', '−1.20', '+3', and '+1.5' in percentage points; empty for null and for a change that rounds to zero. */
export function changeText(kind: RollingFigure['kind'], change: number | null): string {
  if (change === null) return '';
  const size = Math.abs(change);
  const text = kind === 'percentage' ? fixed(size * 100, 1) : figureText(kind, size);
  return /[1-9]/.test(text) ? `${change > 0 ? '+' : '−'}${text}` : '';
}
