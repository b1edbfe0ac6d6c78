import { sql } from 'drizzle-orm';
import type { FinalGameData } from '#contract/webhooks.ts';
import type { Db } from '#server/db/open-db.ts';

/** Adds a delivery of a final game for each webhook that wants it. The caller's transaction makes the game final. */
export async function queueFinalGame(tx: Pick<Db, 'execute'>, game: FinalGameData): Promise<void> {
  await tx.execute(sql`
    insert into webhook_deliveries (webhook_id, type, data, next_try_at)
    select id, 'game.final', ${JSON.stringify(game)}::jsonb, now() from webhooks
    where sends_finals and disabled_at is null and (team_id is null or team_id in (${game.away.id}, ${game.home.id}))`);
}
