import type { FastifyBaseLogger } from 'fastify';
import type { SharedEntry } from '#server/http/shared/shared-responses.ts';
import type { Metrics } from './create-metrics.ts';

/** Returns a function that logs and counts the responses sent from a shared entry: one line for all of them. */
export function createSharedReport(
  log: Pick<FastifyBaseLogger, 'info'>,
  metrics: Pick<Metrics, 'countSharedResponses'>,
): (entry: SharedEntry) => void {
  return ({ route, operation, sent }) => {
    log.info({ operation, route, sent }, 'shared responses sent');
    for (const status of [200, 304] as const)
      if (sent[status] > 0) metrics.countSharedResponses({ route, status, count: sent[status] });
  };
}
