import { eq, sql } from 'drizzle-orm';
import { resolveSeason } from '#features/league/server.ts';
import type { Db } from '#platform/db/open-db.ts';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import type { ListedPlayer } from '#rules/baseball/player.ts';
import type { Services } from '#sources/services.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import { readPlayerList } from '#sources/statsapi/read-player.ts';
import { playerSyncs, players } from '../tables.ts';

const day = 86_400_000;

/** Updates the stored list from the newest season, once a day of the league. Returns whether a row has changed. */
export async function syncSeason({ db, client, clock }: Pick<Services, 'db' | 'client' | 'clock'>): Promise<boolean> {
  const season = await resolveSeason({ client, clock });
  const [last] = await db.select().from(playerSyncs).where(eq(playerSyncs.season, season));
  const age = clock.now() - (last?.syncedAt.getTime() ?? -Infinity);
  if (age >= 0 && age < day) return false;
  const { value, isStale } = await readPlayerList(client, { season }).catch(emptyIfNotFound);
  // an empty list is not stored; a stale one is, but the next run tries again
  if (value.length === 0) return false;
  const changed = await db.transaction(async (tx) => {
    const syncedAt = new Date(clock.now());
    if (!isStale) {
      await tx
        .insert(playerSyncs)
        .values({ season, syncedAt })
        .onConflictDoUpdate({ target: playerSyncs.season, set: { syncedAt } });
    }
    return writePlayers(tx, value);
  });
  return changed > 0;
}

/** A recorded league may have no list of the season. */
function emptyIfNotFound(error: unknown): Pick<UpstreamResponse<ListedPlayer[]>, 'value' | 'isStale'> {
  if (error instanceof UpstreamNotFound) return { value: [], isStale: false };
  throw error;
}

/** Inserts or updates players. Unchanged rows are not written. Returns the number of changed rows. */
export async function writePlayers(db: Pick<Db, 'insert'>, listed: readonly ListedPlayer[]): Promise<number> {
  const rows = [...new Map(listed.map((player) => [player.id, toRow(player)])).values()];
  if (rows.length === 0) return 0;
  const written = await db
    .insert(players)
    .values(rows)
    .onConflictDoUpdate({
      target: players.mlbId,
      set: {
        firstLastName: sql`excluded.first_last_name`,
        position: sql`excluded.position`,
        teamId: sql`excluded.team_id`,
        age: sql`excluded.age`,
        nickname: sql`excluded.nickname`,
      },
      setWhere: sql`(players.first_last_name, players.position, players.team_id, players.age, players.nickname)
        is distinct from (excluded.first_last_name, excluded.position, excluded.team_id, excluded.age, excluded.nickname)`,
    })
    .returning({ id: players.id });
  return written.length;
}

function toRow({ id, name, ...rest }: ListedPlayer) {
  return { mlbId: id, firstLastName: name, ...rest };
}
