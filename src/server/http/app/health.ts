import type { FastifyInstance } from 'fastify';

export type Health = {
  ok: true;
  league: 'mlb' | 'simulated' | 'recorded';
  /** epoch ms (league clock) of the upstream's newest answer; null before the first */
  upstream: { lastAnswerAt: number | null; isFailing: boolean };
  database: 'ok' | 'failing';
  /** seconds since the start */
  uptime: number;
  watchedGames: number;
  viewers: number;
};

/** For whoever watches over the process. Trouble of the upstream or the database is told, and is no reason to restart us. */
export function serveHealth(app: FastifyInstance, health: () => Promise<Health>): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send(await health()));
}
