import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { queueDeliveries } from './webhook-jobs.ts';

/**
 * Sends each pick in the temporary table `affected` that has a new outcome to the webhooks of its user that want grades. Call it after
 * the picks are written. `gamePks`: the games of `affected`, as an array
 */
export async function queueGradedPicks(tx: Pick<Db, 'execute'>, gamePks: SQL): Promise<void> {
  const { rows } = await tx.execute<{ id: string; webhookId: number }>(sql`
    insert into webhook_deliveries (webhook_id, type, data)
    select w.id, 'pick.graded', jsonb_build_object('gamePk', p.game_pk, 'officialDate', p.official_date,
      'pickedId', p.winner_id, 'otherId', p.loser_id, 'outcome', p.outcome, 'bases', p.bases, 'streak', p.streak_after)
    from affected a
    join webhooks w on w.user_id = a.user_id and w.sends_grades and w.disabled_at is null
    join picks p on p.user_id = a.user_id and p.game_pk = a.game_pk
    where p.game_pk = any (${gamePks}) and a.outcome is not null and a.was is distinct from a.outcome
    returning id, webhook_id as "webhookId"`);
  await queueDeliveries(tx, rows);
}
