import { count, max, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { batterValue, type BattingSeason } from '#rules/baseball/forecast/batter-value.ts';
import type { LineupBatter } from '#rules/baseball/forecast/played-game.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import type { Services } from '#sources/services.ts';
import { batters } from '../tables.ts';
import { readBatterSeasons } from '../upstream.ts';

/** `readIn`: the season in which the earlier ones were read */
export type Batter = { name: string; seasons: readonly BattingSeason[]; readIn: number };

export type Batters = ReadonlyMap<number, Batter>;

export async function readBatters(db: Db): Promise<Batters> {
  const rows = await db.select().from(batters);
  return new Map(rows.map(({ playerId, name, seasons, readIn }) => [playerId, { name, seasons, readIn }]));
}

/** The number of the stored batters and the time of the newest reading. */
export async function readVersionOfBatters(db: Db): Promise<string> {
  const [row] = await db.select({ batters: count(), readAt: max(batters.readAt) }).from(batters);
  return `${row?.batters ?? 0} ${row?.readAt?.getTime() ?? 0}`;
}

/** The batters of which the seasons before a season were not read. */
export function listUnread(known: Batters, ids: readonly number[], season: number): number[] {
  return ids.filter((id) => (known.get(id)?.readIn ?? 0) < season);
}

/** The lineup with the values of its batters in a season; null if it is not announced, or if one of them was not read. */
export function toLineup(known: Batters, ids: readonly number[] | null, season: number): LineupBatter[] | null {
  if (ids === null) return null;
  const lineup = ids.flatMap((id) => {
    const batter = known.get(id);
    return batter ? [{ id: String(id), value: batterValue(batter.seasons, season) }] : [];
  });
  return lineup.length === ids.length ? lineup : null;
}

/** Batters in one request. */
const batchSize = 50;

/** Reads and stores the seasons of batters, a batch after the other. Returns their number; rejects with `UpstreamError`. */
export async function storeBatters(
  { db, client }: Pick<Services, 'db' | 'client'>,
  ids: readonly number[],
  season: number,
): Promise<number> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const { value, asOf } = await readBatterSeasons(client, batch);
    const found = new Map(value.map((batter) => [batter.id, batter]));
    const rows = batch.map((playerId) => {
      const { name = unknownPlayer, seasons = [] } = found.get(playerId) ?? {};
      return { playerId, name, seasons, readIn: season, readAt: new Date(asOf) };
    });
    const set = {
      name: sql`excluded.name`,
      seasons: sql`excluded.seasons`,
      readIn: sql`excluded.read_in`,
      readAt: sql`excluded.read_at`,
    };
    await db.insert(batters).values(rows).onConflictDoUpdate({ target: batters.playerId, set });
  }
  return ids.length;
}
