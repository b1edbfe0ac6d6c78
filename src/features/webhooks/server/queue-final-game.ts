import { sql } from 'drizzle-orm';
import type { FinalGameData } from '../contract.ts';
import type { Db } from '#platform/db/open-db.ts';
import { queueDeliveries } from './webhook-jobs.ts';

/** Sends a final game to each webhook that wants it. The caller's transaction makes the game final. */
export async function queueFinalGame(tx: Pick<Db, 'execute'>, game: FinalGameData): Promise<void> {
  const { rows } = await tx.execute<{ id: string; webhookId: number }>(sql`
    insert into webhook_deliveries (webhook_id, type, data)
    select id, 'game.final', ${JSON.stringify(game)}::jsonb from webhooks
    where sends_finals and disabled_at is null and (team_id is null or team_id in (${game.away.id}, ${game.home.id}))
    returning id, webhook_id as "webhookId"`);
  await queueDeliveries(tx, rows);
}
