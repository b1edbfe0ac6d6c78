import { daysOfDeliveries } from '#domain/webhooks/webhook-rule.ts';
import type { Db } from '#server/db/open-db.ts';
import { prepared } from '#server/db/run-prepared.ts';
import type { After } from '#server/live/timers.ts';
import type { TestNetwork } from '#server/outgoing/send-to-public-address.ts';
import { type PeriodicJob, periodicJob } from '#server/periodic-job.ts';
import { type DueDelivery, readDue } from './sending/read-due.ts';
import { recordAttempt } from './sending/record-attempt.ts';
import { sendEvent } from './sending/send-event.ts';

type Options = {
  db: Db;
  after: After;
  log: { error(detail: object, message: string): void };
  /** epoch ms */
  realNow: () => number;
  network?: TestNetwork | null;
};

/** real ms between two runs */
const wait = 2000;
const webhooksAtOnce = 16;
const hour = 3_600_000;

const deleteEnded = prepared(
  `delete from webhook_deliveries where next_try_at is null and created_at < $1::timestamptz - interval '${daysOfDeliveries} days'`,
);

/** Sends the events of webhooks that are due, one after the other to each webhook. A run returns the number of attempts. */
export function deliverWebhooks({ db, after, log, realNow, network = null }: Options): PeriodicJob<number> {
  const stopping = new AbortController();
  let deletedAt = -Infinity;

  async function sendAll(deliveries: readonly DueDelivery[]): Promise<number> {
    let attempts = 0;
    for (const delivery of deliveries) {
      const attempt = await sendEvent(delivery, delivery, { network, now: realNow(), signal: stopping.signal });
      if (attempt === null) break;
      attempts += 1;
      await recordAttempt(db, delivery, attempt, realNow());
      // the others wait
      if (!attempt.isDelivered) break;
    }
    return attempts;
  }

  async function work(isStopped: () => boolean): Promise<number> {
    if (realNow() - deletedAt > hour) {
      await deleteEnded(db, [new Date(realNow())]);
      deletedAt = realNow();
    }
    const queues = [...Map.groupBy(await readDue(db, [new Date(realNow())]), ({ webhookId }) => webhookId).values()];
    let attempts = 0;
    const sendNext = async () => {
      for (let queue = queues.shift(); queue !== undefined && !isStopped(); queue = queues.shift())
        attempts += await sendAll(queue);
    };
    await Promise.all(Array.from({ length: webhooksAtOnce }, sendNext));
    return attempts;
  }

  const job = periodicJob({ name: 'webhooks', work, wait, after, log });
  return {
    ...job,
    async stop() {
      stopping.abort();
      await job.stop();
    },
  };
}
