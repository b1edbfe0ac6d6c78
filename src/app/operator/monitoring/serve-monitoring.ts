import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './create-metrics.ts';
import type { Readiness } from './create-health.ts';

export type Monitoring = {
  readiness(): Promise<Readiness>;
  metrics: Metrics;
  /** the bearer token of `/metrics`; null: there is no such route */
  metricsToken: string | null;
};

/** Serves `/readyz` and, with a token, `/metrics`; observes every response. */
export function serveMonitoring(app: FastifyInstance, { readiness, metrics, metricsToken }: Monitoring): void {
  app.get('/readyz', async (_, reply) => {
    const state = await readiness();
    return reply
      .code(state.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
  if (metricsToken === null) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unmatched';
    metrics.observeResponse({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('The token is wrong.\n');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.format());
  });
}

/** Compares hashes, so that the time does not depend on the texts. */
function isSameText(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
