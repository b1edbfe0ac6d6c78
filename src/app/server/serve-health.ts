import type { FastifyInstance } from 'fastify';
import type { UpstreamState } from '../operator/monitoring/create-upstream-recorder.ts';

export type Health = {
  ok: true;
  league: 'mlb' | 'simulated' | 'recorded';
  upstream: UpstreamState;
  database: 'ok' | 'failing';
  /** seconds since the start */
  uptime: number;
  watchedGames: number;
  viewers: number;
};

/** Serves the state for monitoring. A failing upstream or database is reported with status 200: a restart would not help. */
export function serveHealth(app: FastifyInstance, health: () => Promise<Health>): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send(await health()));
}
