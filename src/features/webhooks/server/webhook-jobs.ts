import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { FinalGame } from '#features/picks/server/record-game.ts';
import type { Db } from '#platform/db/open-db.ts';
import { addJobs, type JobKind } from '#platform/jobs/open-jobs.ts';

const hour = 3600;

const deliveries = {
  data: z.object({ deliveryId: z.string() }),
  // more than 24 hours of failures, after which the webhook is disabled
  retries: 30,
  longestWait: 8 * hour,
  isOrdered: true,
  isShared: true,
  poll: 5,
} satisfies Partial<JobKind>;

/**
 * The sending of an event to a webhook. The events of a webhook, whose id is the key, follow one another, and each user has two turns at
 * a time, one of each group.
 */
export const webhookJob = { name: 'webhook', ...deliveries, atOnce: 16 } satisfies JobKind;

/** The further attempts, and the events behind them, so that receivers that never answer take no turns of the others. */
export const failingWebhookJob = { name: 'failing-webhook', ...deliveries, atOnce: 16 } satisfies JobKind;

export const oldEventsJob = {
  name: 'old-events',
  data: z.object({}),
  retries: 0,
  atOnce: 1,
  cron: '12 * * * *',
} satisfies JobKind;

type Added = { id: string; webhookId: number; userId: number };

/** Sends events. `isRetry`: the first attempt has failed; `isBehind`: earlier events of the webhook are tried again */
export function queueDeliveries(
  tx: Pick<Db, 'execute'>,
  added: readonly Added[],
  { isRetry = false, isBehind = false } = {},
): Promise<void> {
  const jobs = added.map(({ id, webhookId, userId }) => ({
    id,
    key: String(webhookId),
    group: `${userId}/${webhookId % 2}`,
    data: { deliveryId: id },
  }));
  return addJobs(tx, isRetry || isBehind ? failingWebhookJob : webhookJob, jobs, { isRetry });
}

const ownersOfAdded = sql`
  select added.id, w.id as "webhookId", w.user_id as "userId" from added join webhooks w on w.id = added.webhook_id`;

/** Sends a final game to each webhook that wants it. The caller's transaction makes the game final. */
export async function queueFinalGame(tx: Pick<Db, 'execute'>, game: FinalGame): Promise<void> {
  const { rows } = await tx.execute<Added>(sql`
    with added as (
      insert into webhook_deliveries (webhook_id, type, data)
      select id, 'game.final', ${JSON.stringify(game)}::jsonb from webhooks
      where sends_finals and disabled_at is null and (team_id is null or team_id in (${game.away.id}, ${game.home.id}))
      returning id, webhook_id
    ) ${ownersOfAdded}`);
  await queueDeliveries(tx, rows);
}

/**
 * Sends each pick in the temporary table `affected` that has a new outcome to the webhooks of its user that want grades. Call it after
 * the picks are written. `gamePks`: the games of `affected`, as an array
 */
export async function queueGradedPicks(tx: Pick<Db, 'execute'>, gamePks: SQL): Promise<void> {
  const { rows } = await tx.execute<Added>(sql`
    with added as (
      insert into webhook_deliveries (webhook_id, type, data)
      select w.id, 'pick.graded', jsonb_build_object('gamePk', p.game_pk, 'officialDate', p.official_date,
        'pickedId', p.winner_id, 'otherId', p.loser_id, 'outcome', p.outcome, 'bases', p.bases, 'streak', p.streak_after)
      from affected a
      join webhooks w on w.user_id = a.user_id and w.sends_grades and w.disabled_at is null
      join picks p on p.user_id = a.user_id and p.game_pk = a.game_pk
      where p.game_pk = any (${gamePks}) and a.outcome is not null and a.was is distinct from a.outcome
      returning id, webhook_id
    ) ${ownersOfAdded}`);
  await queueDeliveries(tx, rows);
}
