import type { Span } from '../contract/leaderboard.ts';
import { boardOn } from './pages/boards.ts';

/** Returns the first day of a period (YYYY-MM-DD) on the baseball day `today`; null for the season and all seasons. */
export function sinceOf(span: Span, today: string): string | null {
  return span === 'all' ? null : boardOn(span, today).since;
}
