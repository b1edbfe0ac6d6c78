import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { ServedRoutes } from './served.ts';
import type { SharedResponses } from '../shared/shared-responses.ts';
import { type Visitors, createVisit } from '../visit/create-visit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the name of the endpoint, for the log */
    operation?: string;
    /** the format of error bodies if it is not the default */
    errorFormat?: Endpoint['errorFormat'];
  }
}

type Options = { visitors: Visitors; validateResponses: boolean; shared?: SharedResponses | undefined };

/** Registers every endpoint of the contract as a Fastify route. */
export function registerEndpoints(
  app: FastifyInstance,
  routes: ServedRoutes,
  { visitors, validateResponses, shared }: Options,
): void {
  for (const [operation, { endpoint, respond }] of Object.entries(routes)) {
    const { method, path, mediaType, errorFormat, hasForm }: Endpoint = endpoint;
    const register = (scope: FastifyInstance) =>
      scope.route({
        method,
        url: path,
        config: { operation, errorFormat },
        exposeHeadRoute: method === 'GET' && mediaType !== 'text/event-stream',
        handler: (request, reply) =>
          respond({ request, reply, visit: createVisit(request, visitors, reply), validateResponses, shared }),
      });
    if (hasForm === true)
      void app.register(async (scope) => {
        ignoreForms(scope);
        register(scope);
      });
    else register(app);
  }
}

/** Accepts the bodies of forms without reading them. */
function ignoreForms(scope: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  scope.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
}
