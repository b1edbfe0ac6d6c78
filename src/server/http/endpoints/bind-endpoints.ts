import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ServedRoutes } from './served.ts';
import { type Visitors, visitOf } from '../visit/visit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the body of a refusal, where it is not the usual one */
    refusals?: Endpoint['refusals'];
  }
}

type Options = { visitors: Visitors; checkAnswers: boolean };

/** Every endpoint of the contract as a Fastify route. */
export function bindEndpoints(app: FastifyInstance, routes: ServedRoutes, { visitors, checkAnswers }: Options): void {
  for (const { endpoint, respond } of Object.values(routes)) {
    const { method, path, mediaType, refusals }: Endpoint = endpoint;
    app.route({
      method,
      url: path,
      config: { refusals },
      exposeHeadRoute: method === 'GET' && mediaType !== 'text/event-stream',
      handler: (request, reply) => respond({ request, reply, visit: visitOf(request, visitors, reply), checkAnswers }),
    });
  }
}
