import { sql } from 'drizzle-orm';
import type { ListedPlayer } from '#rules/baseball/players/player.ts';
import type { Db } from '#platform/db/open-db.ts';
import { players } from '../../tables.ts';

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
