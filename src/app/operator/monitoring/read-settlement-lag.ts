import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import type { SettlementLag } from './create-metrics.ts';

/** Reads how many games have to be graded, and since when. `now`: epoch ms of the league's clock. */
export async function readSettlementLag(db: Db, now: number): Promise<SettlementLag> {
  const { rows } = await db.execute<{ games: number; since: Date | null }>(sql`
    select count(*)::integer as games, nullif(min(seen_at), '-infinity') as since from games where settlement = 'due'`);
  const { games = 0, since = null } = rows[0] ?? {};
  return { games, seconds: since === null ? 0 : Math.max(0, (now - new Date(since).getTime()) / 1000) };
}
