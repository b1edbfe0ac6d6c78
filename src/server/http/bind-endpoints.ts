import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ServedRoutes } from './served.ts';

/** Every endpoint of the contract as a Fastify route. */
export function bindEndpoints(app: FastifyInstance, routes: ServedRoutes, checkAnswers: boolean): void {
  for (const { endpoint, respond } of Object.values(routes)) {
    const { method, path, mediaType }: Endpoint = endpoint;
    app.route({
      method,
      url: path,
      exposeHeadRoute: mediaType !== 'text/event-stream',
      handler: (request, reply) => respond({ request, reply, checkAnswers }),
    });
  }
}
