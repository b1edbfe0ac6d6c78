import type { Freshness } from '#platform/api/input-schemas.ts';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import { useLeagueNow } from './queries.ts';

/** A note if the league cannot be reached. A separate component, so that the clock renders nothing else again. */
export function StaleNote({ freshness }: { freshness: Freshness }) {
  const now = useLeagueNow() ?? freshness.asOf;
  return freshness.isStale && <FreshnessNote freshness={freshness} now={now} />;
}
